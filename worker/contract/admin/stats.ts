import * as z from "zod";
import { enquiryServices } from "../services/services.ts";
import { alarmNames } from "./alarm-names.ts";

/** Days in the charts, including today. */
export const statsDays = 30;
/** Length of the list of most viewed properties. */
export const maxTopListings = 10;

/**
 * A statistic of the dashboard. `recent` counts the last 30 days, `previous` the 30 days before; of new enquiries 7 days
 * each. `change` is the difference in per cent, or 'new' if `previous` is 0.
 */
const stat = z.object({
  value: z.number().int(),
  recent: z.number().int(),
  previous: z.number().int(),
  change: z.union([z.number().int(), z.literal("new")]),
});
export type Stat = z.infer<typeof stat>;

export const statsSchema = z.object({
  buy_properties: stat,
  rent_properties: stat,
  inquiries: stat,
  new_inquiries: stat.describe("enquiries of the last 7 days, compared with the 7 days before"),
  unread_inquiries: z.number().int().describe("enquiries with the status new, as the inbox counts them"),
  unanswered: z.number().int().describe("enquiries that wait for an answer"),
  overdue: z.number().int().describe("unanswered past the deadline"),
  due_steps: z.number().int().describe("next steps of enquiries that are due today or were due before"),
  next_steps: z
    .array(z.object({ id: z.uuid(), text: z.string(), at: z.string(), is_own: z.boolean() }))
    .describe("up to five of them with the id of their enquiry, the caller's own first"),
  access_requests: z.number().int().optional().describe("open requests for a role; only for super admins"),
  database_bytes: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe("size of the database on the last day that it was measured; only for super admins"),
  mandates: z
    .array(z.object({ uuid: z.uuid(), reference: z.string(), mandate: z.string() }))
    .describe("homes whose owner's mandate ends within 30 days or has ended in the last 30"),
  mail: z.object({
    configured: z.boolean(),
    missing: z.array(z.string()).describe("names of the missing settings, without which no mail is sent"),
    waiting: z.number().int().describe("mails to send, including delayed ones"),
    late: z.number().int().describe("delayed mails: sending failed and will be retried"),
    failed: z.number().int().describe("mails given up after many attempts"),
    last_error: z.string().nullable().describe("error of the last failed attempt"),
  }),
  alarms: z
    .array(z.object({ name: z.enum(alarmNames), detail: z.string(), since: z.string() }))
    .describe("open alarms, the oldest first"),
  days: z.array(
    z.object({
      date: z.iso.date(),
      listings: z.number().int(),
      inquiries: z.object(Object.fromEntries(enquiryServices.map((slug) => [slug, z.number().int()]))),
      views: z.number().int(),
      calls: z.number().int(),
      whatsapp: z.number().int(),
    }),
  ),
  top_listings: z.array(
    z.object({
      uuid: z.uuid(),
      reference: z.string(),
      title: z.string(),
      kind: z.enum(["buy", "rent"]),
      views: z.number().int(),
      calls: z.number().int(),
      whatsapp: z.number().int(),
      shares: z.number().int(),
    }),
  ),
});
export type Stats = z.infer<typeof statsSchema>;
