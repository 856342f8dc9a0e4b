import { CalendarSettingsPage } from "#web/admin/features/calendar/settings/calendar-settings-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function CalendarSettings() {
  usePageHead({ title: "Calendar settings", noindex: true });
  return <CalendarSettingsPage />;
}
