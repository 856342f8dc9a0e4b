import { and, desc, eq, gte, or } from "drizzle-orm";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { comparedText } from "#shared/listings/similar-homes.ts";
import type { PricedHome } from "#shared/prices/price-figures.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** How long the price of a home that was let or sold says what homes cost. */
const comparedDays = 365;

const columns = {
  kind: properties.kind,
  cents: properties.price_cents,
  area: properties.area_key,
  city: properties.city_key,
  type: properties.type_key,
  bedrooms: properties.bedrooms,
  title: properties.title,
  address: properties.address,
  isClosed: properties.is_closed,
};

/** Finds the homes whose prices are compared: listed ones and those let or sold in the last 12 months, each once. */
export function findPricedHomes(now: Date): Query<Record<PropertyKind, PricedHome[]>> {
  const since = new Date(now.getTime() - comparedDays * 86_400_000).toISOString();
  const { is_listed, is_viewable, is_closed, status_changed_at } = properties;
  const isClosedRecently = and(eq(is_viewable, true), eq(is_closed, true), gte(status_changed_at, since));
  const newestFirst = builder
    .select(columns)
    .from(properties)
    .where(or(eq(is_listed, true), isClosedRecently))
    .orderBy(desc(properties.n));
  return combineQueries([newestFirst], (rows) => {
    const homes: Record<PropertyKind, PricedHome[]> = { buy: [], rent: [] };
    const known = new Set<string>();
    for (const { kind, cents, title, address, isClosed, ...row } of rows) {
      const home = [kind, comparedText(title), comparedText(address), row.bedrooms].join("\n");
      const listing = [home, cents].join("\n");
      // The same home twice, or let and listed again: its newest price counts.
      if (known.has(listing) || (isClosed && known.has(home))) continue;
      known.add(home).add(listing);
      homes[kind].push({ ...row, price: cents / 100 });
    }
    return homes;
  });
}
