import { nextOpenTime } from "../site/open-times.ts";
import type { OpeningWeek } from "../site/opening-week.ts";
import type { AlertHours } from "./alert-settings.ts";

const closed = { from: "", to: "" };

/** Returns `time` if a colleague is told then, otherwise when these hours begin; undefined if they never do. */
export const nextAlertTime = (hours: AlertHours | null, week: OpeningWeek, time: Date): Date | undefined =>
  nextOpenTime(hours ? toWeek(hours) : week, time);

function toWeek({ from, to, days }: AlertHours): OpeningWeek {
  const on = (day: number) => (days.includes(day) ? { from, to } : closed);
  return {
    monday: on(1),
    tuesday: on(2),
    wednesday: on(3),
    thursday: on(4),
    friday: on(5),
    saturday: on(6),
    sunday: on(7),
  };
}
