import * as z from "zod";
import { singleParam } from "../http/query-params.ts";
import { answerGroups } from "./answer-groups.ts";

/** The longest period, so that a call reads a limited number of enquiries. */
export const maxAnswerDays = 400;
/** The days of the period without `from`, including `to`. */
export const defaultAnswerDays = 30;

const day = () => singleParam(z.iso.date("Must be a day such as 2026-11-12"));

export const answerStatsQuerySchema = z.object({
  from: day().describe(`first day, UTC; ${defaultAnswerDays} days without it, at most ${maxAnswerDays}`),
  to: day().describe("last day, UTC; today without it"),
  by: singleParam(z.enum(answerGroups, `Must be one of ${answerGroups.join(", ")}`)).describe("service without it"),
});
export type AnswerStatsQuery = z.infer<typeof answerStatsQuerySchema>;

/**
 * How enquiries of one group were answered, without suspected spam. Minutes are those of the opening hours: an enquiry that
 * arrives while the office is closed waits from its opening on.
 */
export const answerStatSchema = z.object({
  key: z
    .string()
    .describe("a service, channel, source or month (YYYY-MM), or the id of a colleague; empty: no colleague or source"),
  name: z.string().nullable().describe("the username of a colleague; null for other groups and deleted accounts"),
  enquiries: z.number().int(),
  answered: z.number().int(),
  median_minutes: z.number().int().nullable().describe("until the first answer; null without an answer"),
  p90_minutes: z.number().int().nullable().describe("nine of ten answers took at most this long"),
  in_time: z.number().int().describe("answered before the deadline"),
});
export type AnswerStat = z.infer<typeof answerStatSchema>;

export const answerStatsSchema = z.array(answerStatSchema);
