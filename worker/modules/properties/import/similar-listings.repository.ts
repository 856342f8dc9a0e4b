import { and, isNull } from "drizzle-orm";
import type { SimilarListing } from "#contract/admin/property-import.ts";
import type { NewProperty } from "#contract/listings/property-input.ts";
import { comparedText } from "#shared/listings/similar-homes.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/**
 * Finds, for each new property, the oldest stored one with the same kind, title, address, price and bedrooms, by the
 * position in the list. Properties in the bin do not count.
 */
export function findSimilarListings(planned: (NewProperty | undefined)[]): Query<Map<number, SimilarListing>> {
  const requested = planned.flatMap((property, position) => {
    if (!property) return [];
    const price = property.kind === "buy" ? property.price : property.monthly_rent;
    return [{ position, ...property, price_cents: Math.round(price * 100) }];
  });
  const { uuid, reference, title, kind, status, published, address, price_cents, bedrooms, deleted_at, n } = properties;
  const candidates = builder
    .select({ uuid, reference, title, kind, status, published, address, price_cents, bedrooms, n })
    .from(properties)
    .where(and(isNull(deleted_at), isOneOf(price_cents, [...new Set(requested.map((each) => each.price_cents))])));
  return combineQueries([candidates], (rows) => {
    // Of several, the last one is the oldest.
    const stored = new Map(rows.toSorted((one, other) => other.n - one.n).map((row) => [toKey(row), row]));
    return new Map(
      requested.flatMap((each) => {
        const same = stored.get(toKey(each));
        return same ? [[each.position, toListing(same)]] : [];
      }),
    );
  });
}

type Compared = Pick<typeof properties.$inferSelect, "kind" | "price_cents" | "title" | "address"> & {
  bedrooms: number | null;
};

const toKey = ({ kind, price_cents, bedrooms, title, address }: Compared): string =>
  JSON.stringify([kind, price_cents, bedrooms ?? null, comparedText(title), comparedText(address)]);

const toListing = ({ uuid, reference, title, kind, status, published }: SimilarListing): SimilarListing => ({
  uuid,
  reference,
  title,
  kind,
  status,
  published,
});
