import { type SQL, sql } from "drizzle-orm";
import { toFilterKeys, toPriceCents } from "#shared/listings/matching/filter-values.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { type PropertyKind, propertyKinds } from "#shared/listings/property-kinds.ts";
import { sortKeyLiteral } from "#worker/db/property-columns/sort-keys.ts";
import type { FilterCondition } from "./filter-conditions.ts";
import type { ListOrder } from "./list-order.ts";
import { type PageRequest, startCondition } from "./page-request.ts";

/** One range of an order's index: a kind, optionally with one type, city or area. */
export interface IndexRange {
  kind: PropertyKind;
  narrowing?: { by: "type" | "city" | "area"; key: string };
}

/** D1 allows five terms in a compound SELECT. */
const maxRanges = 4;

/** The filters that indexes support, the most selective first. */
const narrowings = [
  { by: "area", facet: "area", column: sql.raw("area_key") },
  { by: "type", facet: "property_type", column: sql.raw("type_key") },
  { by: "city", facet: "city", column: sql.raw("city_key") },
] as const;

/** Returns index ranges that contain exactly the requested properties; undefined if there are none. */
export function findExactRanges(
  filters: PropertyFilters,
  conditions: FilterCondition[],
  order: ListOrder,
): IndexRange[] | undefined {
  const narrowed = narrowings.filter(({ facet }) => filters[facet].length > 0);
  const covered = ["kind", ...narrowed.map(({ facet }) => facet), ...(order.column === "price_order" ? ["price"] : [])];
  if (narrowed.length > 1 || conditions.some(({ facet }) => !facet || !covered.includes(facet))) return undefined;
  const ranges = findNarrowestRanges(filters);
  return narrowed.length === 0 || ranges[0]?.narrowing ? ranges : undefined;
}

/** Returns the smallest ranges that contain all requested properties, few enough for one compound SELECT. */
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

/** Selects the ranges from the page's start on; in price order, also within the price bounds. */
export function selectRanges(request: PageRequest, ranges: IndexRange[], columns: SQL): SQL {
  return sql.join(
    ranges.map((range) => selectRange(request, range, columns)),
    sql` UNION ALL `,
  );
}

/** A statement may have 100 parameters and names each range twice, so only the key of a place or type is one. */
function selectRange(request: PageRequest, { kind, narrowing }: IndexRange, columns: SQL): SQL {
  const { order, filters } = request;
  const { min, max } = order.column === "price_order" ? toPriceCents(filters) : {};
  const narrowed = narrowings.find(({ by }) => by === narrowing?.by);
  const start = startCondition(request);
  return sql.join([
    sql`SELECT ${columns} FROM properties INDEXED BY ${sql.raw(`properties_${narrowing?.by ?? "kind"}_${order.index}`)}`,
    sql` WHERE is_listed = 1 AND kind = ${sql.raw(`'${kind}'`)}`,
    narrowed && narrowing ? sql` AND ${narrowed.column} = ${narrowing.key}` : sql``,
    min === undefined ? sql`` : sql` AND price_order >= ${sortKeyLiteral(min)}`,
    max === undefined ? sql`` : sql` AND price_order < ${sortKeyLiteral(max + 1)}`,
    start ? sql` AND ${start}` : sql``,
  ]);
}

/** Selects drafts, the bin and delisted properties, from the page's start on. */
export function selectHidden(request: PageRequest, columns: SQL): SQL {
  const { order } = request;
  const index = order.column === "n" ? "properties_hidden" : `properties_hidden_${order.index}`;
  const start = startCondition(request);
  return sql`SELECT ${columns} FROM properties INDEXED BY ${sql.raw(index)} WHERE is_listed = 0${start ? sql` AND ${start}` : sql``}`;
}
