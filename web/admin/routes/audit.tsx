import { AuditPage } from "#web/admin/features/audit/audit-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Audit() {
  usePageHead({ title: "Audit", noindex: true });
  return <AuditPage />;
}
