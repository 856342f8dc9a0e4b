import { z } from "zod";
import { amountParam, flagParam, limitParam, namesParam, single, viewParam } from "../http/query-params.ts";
import type { ListingFilters } from "./property-filters.ts";
import { listingKinds } from "./property-kinds.ts";
import { sortOrders } from "./property-options.ts";

const filterShape = {
  kind: single(z.enum(listingKinds, "Must be buy or rent")),
  q: single(z.string().transform((value) => value.trim().slice(0, 200))),
  property_type: namesParam(),
  city: namesParam(),
  area: namesParam(),
  min_price: amountParam(),
  max_price: amountParam(),
  min_bedrooms: amountParam(),
  min_bathrooms: amountParam(),
  furnished: flagParam(),
  pets: flagParam(),
  parking: flagParam(),
  lease_duration: single(z.string()),
  available: flagParam(),
  featured: flagParam(),
};

/** The filters of a query string, each parameter given as the list of its values. */
export const filterQuerySchema = z.object(filterShape) satisfies z.ZodType<ListingFilters>;

/** The parameters of every list call; the cursor's own form is checked where cursors are made. */
export const listQuerySchema = z.object({
  ...filterShape,
  view: viewParam(),
  sort: single(z.enum(sortOrders, `Must be one of ${sortOrders.join(", ")}`)),
  limit: limitParam(),
  cursor: single(z.string()),
  before: single(z.string()),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** The parameters of an address in the form in which the schemas above take them. */
export function groupParams(params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries(Object.keys(listQuerySchema.shape).map((name) => [name, params.getAll(name)]));
}
