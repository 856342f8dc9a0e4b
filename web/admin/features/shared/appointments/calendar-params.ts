import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type BookingAnswer, bookingAnswers } from "#contract/alerts/push-message.ts";
import { type AppointmentKind, appointmentKinds } from "#contract/appointments/appointment-kinds.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { useLatestParams } from "#web/admin/lib/page/navigation/use-latest-params.ts";
import { readOption, toSearchParams } from "#web/admin/lib/page/search-params.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { withQuery } from "#web/lib/page/paths.ts";

const views = ["day", "week"] as const;
export type CalendarView = (typeof views)[number];

/** The state of the calendar. All of it is in the URL. */
export interface CalendarParams {
  /** YYYY-MM-DD; today if absent. */
  date?: string | undefined;
  /** Without it, a phone shows the day and a wide screen the week. */
  view?: CalendarView | undefined;
  kind?: AppointmentKind | undefined;
  /** Shows the cancelled ones instead of the others. */
  status?: "cancelled" | undefined;
  /** `mine`, the id of a resource, or `account-` and the id of a colleague. */
  who?: string | undefined;
  /** Id of the appointment in the dialog. */
  open?: string | undefined;
  /** The action that a colleague chose in a notification about this appointment. */
  answer?: BookingAnswer | undefined;
}

const names = ["date", "view", "kind", "status", "who", "open"] as const;

/** Returns the URL of the calendar. */
export const calendarPath = (params: CalendarParams): string =>
  withQuery(adminPaths.calendar, toSearchParams(params, names));

/** Returns the URL of the hours of a professional. */
export const hoursPath = (professional: string): string =>
  withQuery(adminPaths.calendarSettings, new URLSearchParams({ doctor: professional }));

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the query of the URL. Invalid values are dropped. */
function parseCalendarParams(search: string): CalendarParams {
  const params = new URLSearchParams(search);
  const date = params.get("date") ?? "";
  return {
    date: isDate(date) ? date : undefined,
    view: readOption(params, "view", views),
    kind: readOption(params, "kind", appointmentKinds),
    status: readOption(params, "status", ["cancelled"]),
    who: params.get("who")?.slice(0, 100) || undefined,
    open: params.get("open")?.slice(0, 100) || undefined,
    answer: readOption(params, "answer", bookingAnswers),
  };
}

export function useCalendarParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => parseCalendarParams(search), [search]);
  const latest = useLatestParams(params);
  const change = (changes: CalendarParams, replace: boolean) => {
    latest.current = { ...latest.current, ...changes };
    navigate(calendarPath(latest.current), { replace, state: preserveScroll });
  };
  return {
    params,
    setParams: (changes: CalendarParams) => change(changes, false),
    /** Closes the dialog of the appointment. */
    close: () => change({ open: undefined }, true),
  };
}
