import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { byteOrderMark, csvLine } from "#shared/csv.ts";
import { answerLabel } from "./answer-texts.ts";

const columns = ["enquiries", "answered", "median_minutes", "p90_minutes", "in_time"] as const;

/** Returns the shown numbers as a CSV file. */
export function buildAnswersFile(by: AnswerGroup, stats: readonly AnswerStat[]): Blob {
  const lines = stats.map((stat) => csvLine([answerLabel(by, stat), ...columns.map((name) => stat[name])]));
  return new Blob([byteOrderMark, csvLine([by, ...columns]), ...lines], { type: "text/csv;charset=utf-8" });
}
