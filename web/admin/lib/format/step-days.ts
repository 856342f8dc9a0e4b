const dayMs = 86_400_000;

const toDay = (now: Date, daysAhead: number) => new Date(now.getTime() + daysAhead * dayMs).toISOString().slice(0, 10);

/** The days that are offered for a next step, as YYYY-MM-DD. Monrovia's time is UTC. */
export const quickDays = (now: Date): readonly { label: string; day: string }[] => [
  { label: "Today", day: toDay(now, 0) },
  { label: "Tomorrow", day: toDay(now, 1) },
  { label: "In 3 days", day: toDay(now, 3) },
  { label: "Next week", day: toDay(now, 7) },
];

const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** Returns the day of a next step as people say it: `today`, `tomorrow`, `Tuesday` or `Tue, Dec 15`, with its time if it has one. */
export function describeStepDay(at: string, now: Date): string {
  const day = at.slice(0, 10);
  const time = at.length > 10 ? `, ${at.slice(11, 16)}` : "";
  const start = new Date(`${day}T00:00:00Z`);
  if (day === toDay(now, 0)) return `today${time}`;
  if (day === toDay(now, 1)) return `tomorrow${time}`;
  const isThisWeek = day > toDay(now, 0) && day < toDay(now, 7);
  return `${isThisWeek ? weekday.format(start) : date.format(start)}${time}`;
}

/** Whether a next step is due today or was due before. */
export const isStepDue = (at: string, now: Date): boolean => at.slice(0, 10) <= toDay(now, 0);
