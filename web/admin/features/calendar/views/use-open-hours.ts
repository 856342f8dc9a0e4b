import { startOfDay } from "#shared/appointments/appointment-time.ts";
import { getPeriod, usableWeek } from "#shared/site/open-times.ts";
import { useSite } from "#web/lib/page/site-context.ts";

/** Returns a function that returns the opening minutes of a day, from and to; undefined on a closed day. */
export function useOpenHours() {
  const week = usableWeek(useSite().week);
  return (day: string): [from: number, to: number] | undefined => {
    const start = startOfDay(day);
    const period = getPeriod({ week, daysOff: [] }, start);
    return period && [(period.from - start) / 60_000, (period.to - start) / 60_000];
  };
}

/** Returns a function that says whether the business is closed on a day. */
export function useClosedDays() {
  const getHours = useOpenHours();
  return (day: string) => !getHours(day);
}
