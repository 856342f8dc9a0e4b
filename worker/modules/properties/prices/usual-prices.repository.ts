import { sql } from "drizzle-orm";
import * as z from "zod";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import { toSearchKey } from "#contract/listings/search-query/words.ts";
import { integerLiteral } from "#worker/db/query/integer-literal.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";

/** What the usual price depends on. */
export interface PriceGroup {
  kind: PropertyKind;
  property_type: string;
  area: string | null;
}

/** Returns the median price of similar properties in US dollars; undefined if fewer than five are known. */
export type UsualPrices = (group: PriceGroup) => number | undefined;

/** The newest properties that are compared, per kind and type. */
const maxCompared = 200;
const leastCompared = 5;

const comparedProperty = z.object({
  kind: z.enum(propertyKinds),
  type_key: z.string(),
  area_key: z.string(),
  price_cents: z.number(),
});

/** Finds what properties of the given kinds and types usually cost, in their area if it has enough of them. */
export function findUsualPrices(groups: readonly PriceGroup[]): Query<UsualPrices> {
  const requested = new Map(
    groups.map((group) => {
      const [kind, type_key] = [group.kind, toSearchKey(group.property_type)];
      return [`${kind}\n${type_key}`, { kind, type_key }];
    }),
  );
  const compared = selectRows(
    sql`SELECT properties.kind, properties.type_key, properties.area_key, properties.price_cents
      FROM json_each(${JSON.stringify([...requested.values()])}) AS requested
        CROSS JOIN properties ON properties.n IN (
          SELECT newest.n FROM properties AS newest INDEXED BY properties_type_newest
          WHERE newest.is_listed = 1 AND newest.kind = requested.value ->> 'kind'
            AND newest.type_key = requested.value ->> 'type_key'
          ORDER BY newest.n DESC LIMIT ${integerLiteral(maxCompared)})`,
    comparedProperty,
  );
  return combineQueries([compared], (rows) => {
    const prices = new Map<string, number[]>();
    for (const { kind, type_key, area_key, price_cents } of rows) {
      for (const key of [`${kind}\n${type_key}`, `${kind}\n${type_key}\n${area_key}`]) {
        const known = prices.get(key) ?? [];
        prices.set(key, known);
        known.push(price_cents / 100);
      }
    }
    return ({ kind, property_type, area }) => {
      const type = `${kind}\n${toSearchKey(property_type)}`;
      const inArea = area ? getMedian(prices.get(`${type}\n${toSearchKey(area)}`)) : undefined;
      return inArea ?? getMedian(prices.get(type));
    };
  });
}

function getMedian(prices: readonly number[] = []): number | undefined {
  if (prices.length < leastCompared) return undefined;
  return [...prices].sort((one, other) => one - other)[Math.floor(prices.length / 2)];
}
