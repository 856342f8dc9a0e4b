import { AlertOrderSection } from "#web/admin/features/alerts/alert-order-section.tsx";
import { SettingsPage } from "#web/admin/features/site-settings/settings-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Settings() {
  usePageHead({ title: "Settings", noindex: true });
  return (
    <>
      <SettingsPage />
      <AlertOrderSection />
    </>
  );
}
