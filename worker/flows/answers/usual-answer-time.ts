import type { AnswerRow } from "#worker/modules/stats/answer-stats.repository.ts";
import { median } from "#worker/modules/stats/answer-stats.ts";

/** With fewer answers the site says nothing. */
export const minAnswers = 20;

/**
 * Returns within how many open minutes half of the enquiries are answered, rounded up to five minutes, from an hour on to
 * hours; null with too few answers, or if half of them were not answered at all. Calls and visits that colleagues logged do
 * not count, because they are answered at once. An enquiry without an answer counts from its deadline on.
 * @param rows with the channel as their key
 */
export function usualAnswerMinutes(
  rows: readonly AnswerRow[],
  countMinutes: (from: string, to: string) => number,
  now: Date,
): number | null {
  const waits = rows
    .filter(({ key, answered_at, due_at }) => key === "form" && (answered_at || due_at < now.toISOString()))
    .map(({ submitted_at, answered_at }) =>
      answered_at === null ? Number.POSITIVE_INFINITY : countMinutes(submitted_at, answered_at),
    )
    .sort((a, b) => a - b);
  if (waits.filter(Number.isFinite).length < minAnswers) return null;
  const minutes = median(waits) ?? Number.POSITIVE_INFINITY;
  if (!Number.isFinite(minutes)) return null;
  const step = minutes <= 60 ? 5 : 60;
  return Math.max(step, Math.ceil(minutes / step) * step);
}
