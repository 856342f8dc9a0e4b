import * as z from "zod";

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/**
 * The changes of a property's price, status, publication and confirmation, and the reductions that a person removed, the
 * newest first.
 */
export const propertyHistoryResponseSchema = z.array(
  z.object({
    at: z.iso.datetime(),
    by: z.string().nullable().describe("the colleague's name; null if unknown"),
    field: z.enum(["price", "monthly_rent", "status", "published", "deleted", "confirmed_at", "previous_price"]),
    from: value,
    to: value,
    closed_on: z.iso.date().optional().describe("of a change to sold or let: the day, if it was named"),
    closed_price: z.number().optional().describe("of a change to sold or let: the price, if it was named"),
    note: z.string().optional().describe("the note on a change of the status"),
  }),
);
export type PropertyHistoryResponse = z.infer<typeof propertyHistoryResponseSchema>;
