const dayMs = 86_400_000;

/** The periods to choose from; the last day of each is today. */
const periods = [
  { label: "Today", days: 1 },
  { label: "Last 7 days", days: 7 },
  { label: "Last 30 days", days: 30 },
] as const;

/** Returns the periods with their first day in Monrovia, which is UTC, as YYYY-MM-DD. */
export function listPeriods(now = new Date()): { label: string; from: string }[] {
  return periods.map(({ label, days }) => ({
    label,
    from: new Date(now.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10),
  }));
}

/** Whether the days match none of the periods. */
export function areOtherDays(from: string | undefined, to: string | undefined, now = new Date()): boolean {
  return Boolean(to) || (Boolean(from) && !listPeriods(now).some((period) => period.from === from));
}
