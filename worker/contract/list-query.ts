import { z } from "zod";
import type { ListingFilters } from "./listing-filters.ts";
import { listingKinds } from "./listing-kinds.ts";
import { pageSizes, sortOrders } from "./property-options.ts";

/** At most this many values of one repeated parameter. */
const maxValues = 50;

/** A parameter as it arrives: absent, once, or repeated. */
const values = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value ?? []].flat().filter((text) => text.trim() !== ""))
  .pipe(z.array(z.string()).max(maxValues, `At most ${maxValues} values`));

/** Empty means absent everywhere in a query string (contract, "Every answer"); of several the last counts. */
const single = <T extends z.ZodType<unknown, string | undefined>>(schema: T) =>
  values.transform((all) => all.at(-1)).pipe(schema.optional());

const flag = () => single(z.enum(["true", "false"], "Must be true or false").transform((value) => value === "true"));
const amount = () =>
  single(
    z
      .string()
      .transform((value) => Number(value))
      .pipe(z.number("Must be a number").min(0, "Must not be negative")),
  );
const names = () => values.transform((all) => [...new Set(all.map((value) => value.trim()))]);

const filterShape = {
  kind: single(z.enum(listingKinds, "Must be buy or rent")),
  q: single(z.string().transform((value) => value.trim().slice(0, 200))),
  property_type: names(),
  city: names(),
  area: names(),
  min_price: amount(),
  max_price: amount(),
  min_bedrooms: amount(),
  min_bathrooms: amount(),
  furnished: flag(),
  pets: flag(),
  parking: flag(),
  lease_duration: single(z.string()),
  available: flag(),
  featured: flag(),
};

/** The filters of a query string, each parameter given as the list of its values. */
export const filterQuerySchema = z.object(filterShape) satisfies z.ZodType<ListingFilters>;

/** The parameters of every list call; the cursor's own form is checked where cursors are made. */
export const listQuerySchema = z.object({
  ...filterShape,
  view: single(z.enum(["card", "full"], "Must be card or full")),
  sort: single(z.enum(sortOrders, `Must be one of ${sortOrders.join(", ")}`)),
  limit: single(
    z
      .string()
      .regex(/^\d+$/, "Must be a whole number")
      .transform(Number)
      .pipe(z.number().min(1, "Must be at least 1").max(pageSizes.max, `Must be at most ${pageSizes.max}`)),
  ),
  cursor: single(z.string()),
  before: single(z.string()),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** The parameters of an address in the form in which the schemas above take them. */
export function groupParams(params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries(Object.keys(listQuerySchema.shape).map((name) => [name, params.getAll(name)]));
}
