import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import type { AnswerCount } from "./answer-stats.repository.ts";

/** Returns the middle of the sorted values, or the mean of the two in the middle; null without values. */
export function median(sorted: readonly number[]): number | null {
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return getMean(lower, upper);
}

const getMean = (lower: number | undefined, upper: number | undefined): number | null =>
  lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);

const sum = (counts: readonly AnswerCount[], field: "enquiries" | "in_time") =>
  counts.reduce((total, count) => total + count[field], 0);

/** Returns the numbers of each group: months in their order, other groups by the number of enquiries. */
export function groupAnswers(counts: readonly AnswerCount[], by: AnswerGroup): AnswerStat[] {
  const stats = [...Map.groupBy(counts, ({ key }) => key)].map(([key, found]) => {
    const answers = found.filter(({ minutes }) => minutes !== null).sort((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0));
    const answered = sum(answers, "enquiries");
    return {
      key,
      name: null,
      enquiries: sum(found, "enquiries"),
      answered,
      median_minutes: getMean(minutesAt(answers, (answered - 1) >> 1), minutesAt(answers, answered >> 1)),
      p90_minutes: minutesAt(answers, Math.ceil(answered * 0.9) - 1) ?? null,
      in_time: sum(found, "in_time"),
    };
  });
  if (by === "month") return stats.sort((a, b) => a.key.localeCompare(b.key));
  return stats.sort((a, b) => b.enquiries - a.enquiries || a.key.localeCompare(b.key));
}

/** Returns the minutes of the answer with this number, from 0 on, in the order of minutes; undefined if there is none. */
function minutesAt(sorted: readonly AnswerCount[], number: number): number | undefined {
  let before = 0;
  for (const { minutes, enquiries } of sorted) {
    before += enquiries;
    if (number >= 0 && number < before) return minutes ?? undefined;
  }
  return undefined;
}
