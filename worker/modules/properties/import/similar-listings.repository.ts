import { eq, sql } from "drizzle-orm";
import type { SimilarListing } from "#contract/admin/property-import.ts";
import type { NewProperty } from "#contract/listings/property-input.ts";
import { builder } from "#worker/db/driver.ts";
import { similarTextSql } from "#worker/db/property-columns/similar-text.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/**
 * Finds, for each new property, the oldest stored one with the same kind, title, address, price and bedrooms, by the
 * position in the list. Properties in the bin do not count.
 */
export function findSimilarListings(planned: (NewProperty | undefined)[]): Query<Map<number, SimilarListing>> {
  const requested = planned.flatMap((property, position) =>
    property
      ? [
          {
            position,
            kind: property.kind,
            title: property.title,
            address: property.address,
            bedrooms: property.bedrooms ?? null,
            price_cents: Math.round((property.kind === "buy" ? property.price : property.monthly_rent) * 100),
          },
        ]
      : [],
  );
  const requestedText = sql.raw(similarTextSql("(requested.value ->> 'title')", "(requested.value ->> 'address')"));
  const oldest = sql`(SELECT similar.n FROM properties AS similar INDEXED BY properties_similar
    WHERE similar.deleted_at IS NULL AND similar.price_cents = requested.value ->> 'price_cents'
      AND similar.kind = requested.value ->> 'kind' AND similar.bedrooms IS requested.value ->> 'bedrooms'
      AND similar.similar_text = ${requestedText}
    ORDER BY similar.n LIMIT 1)`;
  const { uuid, reference, title, kind, status, published } = properties;
  const position = sql<number>`requested.value ->> 'position'`.as("position");
  const similar = builder
    .select({ position, uuid, reference, title, kind, status, published })
    .from(sql`json_each(${JSON.stringify(requested)}) AS requested`)
    .crossJoin(properties)
    .where(eq(properties.n, oldest));
  return combineQueries([similar], (rows) => new Map(rows.map(({ position, ...listing }) => [position, listing])));
}
