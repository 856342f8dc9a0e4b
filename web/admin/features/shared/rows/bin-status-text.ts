import { binRetentionDays } from "#contract/admin/bin-retention.ts";
import { formatCount, formatDate } from "#web/lib/format/format-values.ts";

const millisecondsPerDay = 86_400_000;

/** Says when a listing, course or professional was deleted, and for how many days it can be restored. */
export function binStatusText(deletedAt: string, now = Date.now()): string {
  const deleteAt = Date.parse(deletedAt) + binRetentionDays * millisecondsPerDay;
  const daysLeft = Math.max(0, Math.ceil((deleteAt - now) / millisecondsPerDay));
  return `Deleted on ${formatDate(deletedAt)}; ${daysLeft > 0 ? `${formatCount(daysLeft, "day")} left` : "last day"}.`;
}
