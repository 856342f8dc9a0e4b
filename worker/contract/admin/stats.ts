import { z } from "zod";
import { serviceSlugs } from "../services/services.ts";

/** Days that the charts show, today included. */
export const statsDays = 30;
/** Listings in the list of those that visitors look at most. */
export const maxTopListings = 10;

/**
 * A figure of the dashboard. `recent` came in the last 30 days, `previous` in the 30 before; `change` is what that is in
 * per cent, or 'new' when there was nothing before (ruling 23).
 */
const figure = z.object({
  value: z.number().int(),
  recent: z.number().int(),
  previous: z.number().int(),
  change: z.union([z.number().int(), z.literal("new")]),
});
export type Stat = z.infer<typeof figure>;

export const statsSchema = z.object({
  buy_properties: figure,
  rent_properties: figure,
  inquiries: figure,
  new_inquiries: figure.describe("value: those of the last 7 days"),
  unanswered: z.number().int(),
  overdue: z.number().int(),
  mail: z.object({
    configured: z.boolean(),
    missing: z.array(z.string()).describe("the settings, by name, without which no mail is sent"),
    waiting: z.number().int().describe("yet to be sent, late ones included"),
    late: z.number().int().describe("tried in vain and tried again by itself"),
    failed: z.number().int().describe("given up after many attempts"),
    last_error: z.string().nullable().describe("of the newest attempt that failed"),
  }),
  days: z.array(
    z.object({
      date: z.iso.date(),
      listings: z.number().int(),
      inquiries: z.object(Object.fromEntries(serviceSlugs.map((slug) => [slug, z.number().int()]))),
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
