import { AuditPage } from "#web/features/desk/audit/audit-page.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function Audit() {
  usePageHead({ title: "Audit", noindex: true });
  return <AuditPage />;
}
