import { CalendarPage } from "#web/admin/features/calendar/calendar-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Calendar() {
  usePageHead({ title: "Calendar", noindex: true });
  return <CalendarPage />;
}
