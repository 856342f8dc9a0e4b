import type { EnquiryService } from "#contract/services/services.ts";
import { addOpenMinutes, getPeriod, maxDays, type OpenTimes } from "./open-times.ts";

const minute = 60_000;
const day = 86_400_000;
/** A request is confirmed so long before its time, in opening minutes. No answer is promised in less. */
const marginMinutes = 120;

const startOfDay = (time: number) => Math.floor(time / day) * day;

/** Returns the latest time after which the business is open so long until `time`; undefined if it never is. */
function goBack(open: OpenTimes, time: number, minutes: number): number | undefined {
  let left = minutes * minute;
  for (let date = startOfDay(time); date > time - maxDays * day; date -= day) {
    const period = getPeriod(open, date);
    if (!period || time < period.from) continue;
    const until = Math.min(period.to, time);
    if (until - period.from >= left) return until - left;
    left -= until - period.from;
  }
  return undefined;
}

/** Returns when the business closes on the day of a time. */
const closingOf = (open: OpenTimes, time: number) => getPeriod(open, time)?.to ?? time;

/** Monday to Friday, while the business is open; every open day for a business that opens at weekends only. */
function isBusinessDay(open: OpenTimes, time: number): boolean {
  const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
  const opensOnWeekdays = [1, 2, 3, 4, 5].some((offset) => getPeriod({ ...open, daysOff: [] }, (offset + 3) * day));
  return getPeriod(open, time) !== undefined && !(isWeekend && opensOnWeekdays);
}

/** Returns the time one business day later. What is asked between business days counts from the start of the next one. */
function addBusinessDay(open: OpenTimes, asked: number): number {
  let time = asked;
  for (let left = maxDays; left > 0 && !isBusinessDay(open, time); left -= 1) time = startOfDay(time) + day;
  time += day;
  // The first moment of a day is the end of the day before, so it is not moved.
  for (let left = maxDays; left > 0 && !isBusinessDay(open, time - 1); left -= 1) time += day;
  return time;
}

/**
 * Returns until when an enquiry is answered, in opening hours. The driving school promises 24 hours, all others one business
 * day. If the business is closed then, the answer comes before it closes; if too little time is left before that, by the
 * end of the next open day.
 */
function replyTime(service: EnquiryService, asked: number, open: OpenTimes): number {
  const wanted = service === "driving-school" ? asked + day : addBusinessDay(open, asked);
  const latest = goBack(open, wanted, 0) ?? wanted;
  const enough = firstRequestable(open, asked);
  return latest >= enough ? latest : closingOf(open, enough);
}

/** Returns until when an enquiry is answered, as ISO text. */
export const replyDeadline = (service: EnquiryService, submittedAt: string, open: OpenTimes): string =>
  new Date(replyTime(service, Date.parse(submittedAt), open)).toISOString();

/**
 * Returns until when a request for a time is confirmed, in milliseconds: by the end of the day on which an enquiry would be
 * answered, and at least two opening hours before the time. Undefined if that is impossible: then it cannot be requested.
 */
export function confirmDeadline(
  service: EnquiryService,
  asked: number,
  start: number,
  open: OpenTimes,
): number | undefined {
  const latest = goBack(open, start, marginMinutes);
  if (latest === undefined || latest < asked) return undefined;
  return Math.min(latest, closingOf(open, replyTime(service, asked, open)));
}

/** Returns the first time that can still be requested, in milliseconds. */
export const firstRequestable = (open: OpenTimes, asked: number): number =>
  addOpenMinutes(open, new Date(asked), marginMinutes)?.getTime() ?? Number.POSITIVE_INFINITY;
