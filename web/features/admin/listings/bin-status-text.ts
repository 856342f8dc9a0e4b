import { formatCount, formatDate } from "#web/lib/format/format-values.ts";

const day = 86_400_000;
/** Days in the bin before a listing is gone for good (ruling 28). */
const daysKept = 30;

/** When a listing was deleted, and how long it can still be restored. */
export function binStatusText(deletedAt: string, now = Date.now()): string {
  const left = Math.max(0, Math.ceil((Date.parse(deletedAt) + daysKept * day - now) / day));
  return `Deleted on ${formatDate(deletedAt)}; ${left > 0 ? `${formatCount(left, "day")} left to restore it` : "about to be removed"}.`;
}
