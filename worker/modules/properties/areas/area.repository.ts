import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import { type AreaPrice, areaPrices } from "#shared/listings/prices/area-prices.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";

const groupRow = z.object({
  area: z.string(),
  property_type: z.string(),
  city: z.string(),
  listed: z.number(),
  available: z.number(),
  lowest_cents: z.number().nullable(),
});
type Group = z.output<typeof groupRow>;

/** Returns figures about an area, or about one type of homes there; null if the list is empty. */
export function getArea(kind: PropertyKind, area: string, type?: string): Query<AreaResponse | null> {
  const key = toSearchKey(area);
  const groups = sql`SELECT area, property_type, city, count(*) AS listed, sum(is_available) AS available,
      min(CASE WHEN is_available THEN price_cents END) AS lowest_cents
    FROM properties WHERE is_listed = 1 AND kind = ${kind} AND area_key = ${key} AND area_key <> ''
    GROUP BY area, property_type, city`;
  return combineQueries([selectRows(groups, groupRow), findPriceFigures], (rows, figures) =>
    summarize(rows, type, areaPrices(figures, { kind, area, property_type: type })),
  );
}

function summarize(all: Group[], type: string | undefined, usual_prices: AreaPrice[]): AreaResponse | null {
  const isOfType = ({ property_type }: Group) => type === undefined || toSearchKey(property_type) === toSearchKey(type);
  const rows = all.filter(isOfType);
  const [area] = totals(rows, "area", "listed");
  if (!area) return null;
  const prices = rows.flatMap(({ lowest_cents }) => lowest_cents ?? []);
  return {
    data: {
      name: area[0],
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
