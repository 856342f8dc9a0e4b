import { PrivacyPage } from "#web/admin/features/privacy/privacy-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function AdminPrivacy() {
  usePageHead({ title: "Personal data", noindex: true });
  return <PrivacyPage />;
}
