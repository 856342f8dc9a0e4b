import { SettingsPage } from "#web/features/site-settings/settings-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Settings() {
  usePageHead({ title: "Settings", noindex: true });
  return <SettingsPage />;
}
