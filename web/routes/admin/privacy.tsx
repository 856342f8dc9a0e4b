import { PrivacyPage } from "#web/features/admin/privacy/privacy-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function AdminPrivacy() {
  usePageHead({ title: "Personal data", noindex: true });
  return <PrivacyPage />;
}
