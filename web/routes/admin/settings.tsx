import { SettingsPage } from "#web/features/desk/settings/settings-page.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function Settings() {
  usePageHead({ title: "Settings", noindex: true });
  return <SettingsPage />;
}
