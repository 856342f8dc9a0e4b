import * as z from "zod";

const count = z.object({
  recent: z.number().int().describe("the last 30 days (UTC), including today"),
  total: z.number().int(),
});
export type ActivityCount = z.infer<typeof count>;

/** What visitors did with a property. Suspected spam does not count as enquiries. */
export const propertyActivityResponseSchema = z.object({
  data: z.object({ views: count, calls: count, whatsapp: count, shares: count, enquiries: count }),
});
export type PropertyActivityResponse = z.infer<typeof propertyActivityResponseSchema>;
