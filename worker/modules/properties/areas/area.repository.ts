import { and, count, eq, ne, sql } from "drizzle-orm";
import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import { type AreaPrice, areaPrices } from "#shared/listings/prices/area-prices.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";

const { area, property_type, city, is_available, price_cents, is_listed, area_key } = properties;

const findGroups = (kind: PropertyKind, key: string) =>
  builder
    .select({
      area: sql<string>`${area}`.as("area"),
      ...{ property_type, city, listed: count().as("listed") },
      available: sql<number>`sum(${is_available})`.as("available"),
      lowest_cents: sql<number | null>`min(iif(${is_available}, ${price_cents}, NULL))`.as("lowest_cents"),
    })
    .from(properties)
    .where(and(sql`${is_listed} = 1`, eq(properties.kind, kind), eq(area_key, key), ne(area_key, "")))
    .groupBy(area, property_type, city);
type Group = NonNullable<ReturnType<typeof findGroups>["_"]["result"]>[number];

/** Returns figures about an area, or about one type of homes there; null if the list is empty. */
export const getArea = (kind: PropertyKind, name: string, type?: string): Query<AreaResponse | null> =>
  combineQueries([findGroups(kind, toSearchKey(name)), findPriceFigures], (rows, figures) =>
    summarize(rows, type, areaPrices(figures, { kind, area: name, property_type: type })),
  );

function summarize(all: Group[], type: string | undefined, usual_prices: AreaPrice[]): AreaResponse | null {
  const isOfType = ({ property_type }: Group) => type === undefined || toSearchKey(property_type) === toSearchKey(type);
  const rows = all.filter(isOfType);
  const [most] = totals(rows, "area", "listed");
  if (!most) return null;
  const prices = rows.flatMap(({ lowest_cents }) => lowest_cents ?? []);
  return {
    data: {
      name: most[0],
      listed: addUp(rows, "listed"),
      available: addUp(rows, "available"),
      lowest_price: prices.length > 0 ? Math.min(...prices) / 100 : null,
      cities: totals(rows, "city", "available").map(([name, available]) => ({ name, available })),
      ...(usual_prices.length > 0 && { usual_prices }),
      types: totals(all, "property_type", "listed").map(([name, listed]) => ({ name, listed })),
    },
    exact: true,
  };
}

const addUp = (rows: Group[], count: "listed" | "available") => rows.reduce((sum, row) => sum + row[count], 0);

/** Returns the sum of each name, the largest first. Spellings of one name are added up under the usual one. */
function totals(rows: Group[], by: "area" | "city" | "property_type", count: "listed" | "available") {
  return [...Map.groupBy(rows, (row) => toSearchKey(row[by])).values()]
    .map((group): [string, number] => [usualSpelling(group, by), addUp(group, count)])
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB));
}

const usualSpelling = (rows: Group[], by: "area" | "city" | "property_type"): string =>
  [...Map.groupBy(rows, (row) => row[by])]
    .map(([name, group]): [string, number] => [name, addUp(group, "listed")])
    .reduce((a, b) => (b[1] > a[1] ? b : a))[0];
