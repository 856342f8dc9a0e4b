import * as z from "zod";

/**
 * What a wider search changes:
 * - `kind`: sales instead of rentals or the reverse, at any price
 * - `nearby`: the other areas of the city; `area`: one of them; for a search in a city, `nearby` is other cities
 * - `price`, `rooms`, `type`, `features`, `text`: any of these
 * - `only-place`, `only-type`: any but the kind and the place or type
 */
export const nearestChanges = [
  "kind",
  "nearby",
  "area",
  "price",
  "rooms",
  "type",
  "features",
  "text",
  "only-place",
  "only-type",
] as const;
export type NearestChange = (typeof nearestChanges)[number];

/** The nearest searches that find something when a list is empty, the closest first. */
export const nearestSearchesResponseSchema = z.object({
  data: z.object({
    searches: z.array(
      z.object({
        change: z.enum(nearestChanges),
        query: z.string().describe("The filters as a query string of GET /public/properties"),
        count: z.number().int(),
        exact: z.boolean().describe("false if there are more than `count`"),
      }),
    ),
  }),
});
export type NearestSearchesResponse = z.infer<typeof nearestSearchesResponseSchema>;
export type NearestSearch = NearestSearchesResponse["data"]["searches"][number];
