import * as z from "zod";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { answerStatsQuerySchema, maxAnswerDays } from "./answer-stats.ts";

/** The days of the period without `from`, including `to`. */
export const defaultClosingDays = 365;

const { from, to } = answerStatsQuerySchema.shape;
export const closingQuerySchema = z.object({
  from: from.describe(`first day, UTC; ${defaultClosingDays} days without it, at most ${maxAnswerDays}`),
  to,
});

/**
 * A sale or a letting. One that was taken back within a day does not count. What happened to the home before it was last
 * offered belongs to an earlier one.
 */
export const closingSchema = z.object({
  uuid: z.uuid(),
  reference: z.string(),
  title: z.string(),
  kind: z.enum(propertyKinds),
  area: z.string().nullable(),
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  closed_on: z.iso.date().describe("the named day, or that of the change"),
  closed_price: z.number().nullable().describe("null if none was named"),
  days: z.number().int().describe("from the day on which it was offered"),
  enquiries: z.number().int().describe("that the caller may see, without suspected spam and reports"),
  viewings: z.number().int().describe("that took place, or were confirmed until the day"),
});
export type Closing = z.infer<typeof closingSchema>;

export const closingsSchema = z.array(closingSchema);
