import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import type { AnswerRow } from "./answer-stats.repository.ts";

/** Returns the middle of the sorted values, or the mean of the two in the middle; null without values. */
export function median(sorted: readonly number[]): number | null {
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}

/**
 * Returns the numbers of each group: months in their order, other groups by the number of enquiries.
 * @param countMinutes counts the open minutes between two times
 */
export function groupAnswers(
  rows: readonly AnswerRow[],
  by: AnswerGroup,
  countMinutes: (from: string, to: string) => number,
): AnswerStat[] {
  const stats = [...Map.groupBy(rows, ({ key }) => key)].map(([key, found]) => {
    const answers = found.flatMap(({ answered_at, ...row }) => (answered_at === null ? [] : [{ ...row, answered_at }]));
    const minutes = answers.map((row) => countMinutes(row.submitted_at, row.answered_at)).sort((a, b) => a - b);
    return {
      key,
      name: null,
      enquiries: found.length,
      answered: answers.length,
      median_minutes: median(minutes),
      p90_minutes: minutes[Math.ceil(minutes.length * 0.9) - 1] ?? null,
      in_time: answers.filter(({ answered_at, due_at }) => answered_at <= due_at).length,
    };
  });
  if (by === "month") return stats.sort((a, b) => a.key.localeCompare(b.key));
  return stats.sort((a, b) => b.enquiries - a.enquiries || a.key.localeCompare(b.key));
}
