import { AlertSettingsPanel } from "#web/admin/features/alerts/alert-settings-panel.tsx";

/** The alerts of a colleague, on the account page, which loads them later: customers have none. */
export function AccountAlerts() {
  return <AlertSettingsPanel />;
}
