import { type SQL, sql } from "drizzle-orm";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import { propertyKinds } from "#contract/listings/property-kinds.ts";
import { sortKeyValue } from "#worker/db/property-columns/sort-keys.ts";
import { type FilterCondition, toFilterKeys, toPriceCents } from "./filter-conditions.ts";
import type { IndexRange, ListOrder } from "./list-order.ts";
import { type PageRequest, startCondition } from "./page-request.ts";

/** workerd allows five terms in a compound SELECT. */
const maxRanges = 4;

/** What the indexes narrow by, the narrowest first. */
const narrowings = [
  { by: "area", facet: "area", column: sql.raw("area_key") },
  { by: "type", facet: "property_type", column: sql.raw("type_key") },
  { by: "city", facet: "city", column: sql.raw("city_key") },
] as const;

/** The ranges of an order's index that hold exactly the listings asked for, or undefined when none do. */
export function findExactRanges(
  filters: PropertyFilters,
  conditions: FilterCondition[],
  order: ListOrder,
): IndexRange[] | undefined {
  const narrowed = narrowings.filter(({ facet }) => filters[facet].length > 0);
  const held = ["kind", ...narrowed.map(({ facet }) => facet), ...(order.column === "price_order" ? ["price"] : [])];
  if (narrowed.length > 1 || conditions.some(({ facet }) => !facet || !held.includes(facet))) return undefined;
  const ranges = findNarrowestRanges(filters);
  return narrowed.length === 0 || ranges[0]?.narrowing ? ranges : undefined;
}

/** The narrowest ranges that hold at least the listings asked for, few enough to be read as one merged walk. */
export function findNarrowestRanges(filters: PropertyFilters): IndexRange[] {
  const kinds = filters.kind ? [filters.kind] : propertyKinds;
  for (const { by, facet } of narrowings) {
    const keys = toFilterKeys(filters[facet]);
    if (keys.length > 0 && keys.length * kinds.length <= maxRanges) {
      return kinds.flatMap((kind) => keys.map((key) => ({ kind, narrowing: { by, key } })));
    }
  }
  return kinds.map((kind) => ({ kind }));
}

/** The ranges as one SELECT, from the page's start and in price order within the list's price bounds. */
export function selectRanges(request: PageRequest, ranges: IndexRange[], columns: SQL): SQL {
  return sql.join(
    ranges.map((range) => selectRange(request, range, columns)),
    sql` UNION ALL `,
  );
}

function selectRange(request: PageRequest, { kind, narrowing }: IndexRange, columns: SQL): SQL {
  const { order, filters } = request;
  const { min, max } = order.column === "price_order" ? toPriceCents(filters) : {};
  const narrowed = narrowings.find(({ by }) => by === narrowing?.by);
  const start = startCondition(request);
  return sql.join([
    sql`SELECT ${columns} FROM properties INDEXED BY ${sql.raw(`properties_${narrowing?.by ?? "kind"}_${order.index}`)}`,
    sql` WHERE live = 1 AND kind = ${kind}`,
    narrowed && narrowing ? sql` AND ${narrowed.column} = ${narrowing.key}` : sql``,
    min === undefined ? sql`` : sql` AND price_order >= ${sortKeyValue(min, 0)}`,
    max === undefined ? sql`` : sql` AND price_order < ${sortKeyValue(max + 1, 0)}`,
    start ? sql` AND ${start}` : sql``,
  ]);
}
