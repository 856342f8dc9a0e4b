import { adminPaths } from "#contract/site/admin-paths.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { calendarPath, hoursPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { formatCount, formatDate, formatNumber } from "#web/lib/format/format-values.ts";
import type { LineIconName } from "#web/ui/icons/line-icon.tsx";
import { useToConfirm } from "../to-confirm/use-to-confirm.ts";
import { useStats } from "../use-stats.ts";

interface OpenTask {
  text: string;
  to: string;
  icon: LineIconName;
  isEnquiry?: boolean;
  isUrgent?: boolean;
}

/** Returns the open tasks, the most urgent first; undefined until the counts are loaded. */
export function useOpenTasks(): { tasks: readonly OpenTask[] | undefined; hasFailed: boolean } {
  const { stats, error } = useStats();
  const toConfirm = useToConfirm();
  const today = getToday(new Date());
  const appointments = useAppointments({ from: today, to: today });
  const { withoutHours, isLoading } = useResources();
  const hasFailed = error !== undefined && !stats;
  if (!stats || toConfirm.isLoading || appointments.isLoading || isLoading) return { tasks: undefined, hasFailed };
  const { overdue, unanswered, mandates, due_steps: steps, next_steps, access_requests: requests = 0 } = stats;
  const toConfirmNow = appointments.requests?.length ?? 0;
  const listings = toConfirm.data?.total ?? 0;
  const [professional, ...others] = withoutHours;
  const tasks: (OpenTask | false)[] = [
    overdue > 0 && {
      text: `${formatNumber(overdue)} overdue: answer now`,
      to: inboxPath({ overdue: "true" }),
      icon: "inbox",
      isEnquiry: true,
      isUrgent: true,
    },
    unanswered > overdue && {
      text: `${formatNumber(unanswered)} to answer`,
      to: inboxPath({ unanswered: "true" }),
      icon: "inbox",
      isEnquiry: true,
    },
    toConfirmNow > 0 && {
      text: `${formatCount(toConfirmNow, "appointment")} to confirm`,
      to: calendarPath({}),
      icon: "calendar",
      isEnquiry: true,
    },
    ...next_steps.map(
      ({ id, text, at, is_own }): OpenTask => ({
        text: `${is_own ? "" : "Team: "}${text}, ${describeDay(at)}`,
        to: inboxPath({ next_step: "due", open: id }),
        icon: "check",
      }),
    ),
    steps > next_steps.length && {
      text: `${formatCount(steps, "next step")} due`,
      to: inboxPath({ next_step: "due" }),
      icon: "check",
    },
    professional !== undefined && {
      text:
        others.length > 0
          ? `${formatNumber(withoutHours.length)} doctors have no hours: no times can be booked`
          : `${professional.name} has no hours: no times can be booked`,
      to: hoursPath(professional.id),
      icon: "calendar",
    },
    requests > 0 && {
      text: `${formatCount(requests, "person asks", "people ask")} for admin access`,
      to: adminPaths.team,
      icon: "people",
    },
    ...mandates.map(({ uuid, reference, mandate }): OpenTask => {
      const isOver = mandate < new Date().toISOString().slice(0, 10);
      return {
        text: `${reference}: the owner's mandate ${isOver ? "ended" : "ends"} on ${formatDate(mandate)}`,
        to: dashboardPath({ view: uuid }, adminPaths.listings),
        icon: "person",
      };
    }),
    listings > 0 && {
      text: `${formatCount(listings, "listing")} to confirm`,
      to: `${adminPaths.admin}#to-confirm`,
      icon: "home",
    },
  ];
  return { tasks: tasks.filter((task) => task !== false), hasFailed };
}

/** The day of a next step, and its time if it has one. Days are UTC, which is Monrovia's time. */
function describeDay(at: string): string {
  const time = at.includes("T") ? ` ${at.slice(11, 16)}` : "";
  const isToday = at.slice(0, 10) === new Date().toISOString().slice(0, 10);
  return `${isToday ? "today" : formatDate(at.slice(0, 10))}${time}`;
}
