import { type SQL, sql } from "drizzle-orm";
import { index, type SQLiteColumn } from "drizzle-orm/sqlite-core";

/** What filters and counts compare, beside the kind; their order does not matter. */
const comparedColumns = [
  "property_type",
  "type_key",
  "city",
  "city_key",
  "area",
  "area_key",
  "price_cents",
  "area_sqft",
  "bedrooms",
  "bathrooms",
  "bathroom_halves",
  "is_available",
  "status",
  "move_in_cents",
  "featured",
  "lease_duration",
  "is_confirmed",
  "is_on_market",
  "price_reduced_at",
  "fact_bits",
  "amenity_bits",
  "published",
  "deleted_at",
] as const;

type ListColumns = Record<(typeof comparedColumns)[number] | "is_listed" | "kind" | "n", SQLiteColumn>;

/**
 * What each order of lists sorts by, with `n` for equal ones. An unknown size sorts last in both directions. `coalesce` would say
 * it shorter, but drizzle-kit splits an expression at its comma.
 */
export const sortKeys = {
  best: ({ is_available }: ListColumns) => is_available,
  newest: ({ n }: ListColumns) => n,
  price: ({ price_cents }: ListColumns) => price_cents,
  size_up: ({ area_sqft }: ListColumns) => sql`CASE WHEN ${area_sqft} IS NULL THEN 1000000000 ELSE ${area_sqft} END`,
  size_down: ({ area_sqft }: ListColumns) => sql`CASE WHEN ${area_sqft} IS NULL THEN -1 ELSE ${area_sqft} END`,
} satisfies Record<string, (table: ListColumns) => SQLiteColumn | SQL>;

/**
 * One index for each order. It holds all that filters compare, so a list reads the rows of the homes that it shows and no
 * others, and a count reads none.
 */
export const listIndexes = (table: ListColumns) =>
  Object.entries(sortKeys).map(([order, getKey]) => {
    const first = [...new Set([table.is_listed, table.kind, getKey(table), table.n])];
    const compared = comparedColumns.map((name) => table[name]).filter((column) => !first.includes(column));
    const [start = table.is_listed, ...columns] = [...first, ...compared];
    return index(`properties_list_${order}`).on(start, ...columns);
  });
