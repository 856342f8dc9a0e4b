import * as z from "zod";

const count = z.object({
  recent: z.number().int().describe("the last 30 days (UTC), including today"),
  total: z.number().int(),
});
export type ActivityCount = z.infer<typeof count>;

const number = z.number().int();

/** How often each outcome was recorded. */
export const outcomeCountsSchema = z.object({
  liked: number,
  too_dear: number,
  wrong_area: number,
  wrong_size: number,
  condition: number,
  other: number,
});

/** Viewings as numbers only, so that the owner of a home may see them. */
const viewings = z.object({
  to_come: number.describe("requested and confirmed"),
  done: number,
  no_show: number,
  cancelled: number,
  outcomes: outcomeCountsSchema,
});

/** What visitors did with a property. Suspected spam does not count as enquiries. */
export const propertyActivityResponseSchema = z.object({
  data: z.object({ views: count, calls: count, whatsapp: count, shares: count, enquiries: count, viewings }),
});
export type PropertyActivityResponse = z.infer<typeof propertyActivityResponseSchema>;
