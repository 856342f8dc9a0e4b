import { type AnswerGroup, answerGroups } from "#contract/admin/answer-groups.ts";

export const longest = { days: 365, label: "Last 12 months" } as const;

/** The periods to choose from, in days up to today. */
export const periods = [{ days: 30, label: "Last 30 days" }, { days: 90, label: "Last 90 days" }, longest] as const;

export interface AnswerParams {
  by: AnswerGroup;
  days: number;
}

/** Reads what is shown from the URL of the screen. */
export function parseAnswerParams(search: string): AnswerParams {
  const params = new URLSearchParams(search);
  const by = answerGroups.find((group) => group === params.get("by")) ?? "month";
  const days =
    periods.find((period) => String(period.days) === params.get("days"))?.days ?? (by === "month" ? 365 : 30);
  return { by, days };
}

export const toAnswerQuery = ({ by, days }: AnswerParams) => new URLSearchParams({ by, days: String(days) }).toString();

/** Returns the first and the last day of a period, in UTC, which is Monrovia's time. */
export function toDays(days: number, now: Date): { from: string; to: string } {
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  return { from: day(days - 1), to: day(0) };
}
