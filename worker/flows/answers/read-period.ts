import { maxAnswerDays } from "#contract/admin/answer-stats.ts";
import { endsBeforeStart, periodTooLong } from "./answers.errors.ts";

const dayMs = 86_400_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the first and the last day of a period, and the day after it.
 * @throws ApiError 422 for a period that is empty or too long
 */
export function readPeriod({ from, to }: AskedPeriod, defaultDays: number, now: Date) {
  const last = Date.parse(to ?? toDay(now.getTime()));
  const first = from ? Date.parse(from) : last - (defaultDays - 1) * dayMs;
  if (first > last) throw endsBeforeStart();
  if (last - first >= maxAnswerDays * dayMs) throw periodTooLong();
  return { from: toDay(first), to: toDay(last), until: toDay(last + dayMs) };
}
