import { SettingsPage } from "#web/features/admin/settings/settings-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Settings() {
  usePageHead({ title: "Settings", noindex: true });
  return <SettingsPage />;
}
