import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, index } from "drizzle-orm/sqlite-core";

type OrderColumns = Record<
  "kind" | "type_key" | "city_key" | "area_key" | "n" | "price_order" | "size_up" | "size_down" | "best_order",
  AnySQLiteColumn
>;

/** One partial index for each sort order, alone and below one type, city or area. */
export function orderIndexes(table: OrderColumns) {
  const narrowings = { kind: [], type: [table.type_key], city: [table.city_key], area: [table.area_key] };
  const orders = {
    newest: [table.n],
    price: [table.price_order],
    size_up: [table.size_up],
    size_down: [table.size_down],
    best: [table.best_order],
  };
  return Object.entries(narrowings).flatMap(([narrowing, columns]) =>
    Object.entries(orders).map(([order, keys]) =>
      index(`properties_${narrowing}_${order}`)
        .on(table.kind, ...columns, ...keys)
        .where(sql`is_listed = 1`),
    ),
  );
}

/** One index for each sort order over drafts, the bin and delisted ones; `properties_hidden` is the newest. */
export function hiddenOrderIndexes(table: OrderColumns) {
  const orders = {
    price: table.price_order,
    size_up: table.size_up,
    size_down: table.size_down,
    best: table.best_order,
  };
  return Object.entries(orders).map(([order, key]) =>
    index(`properties_hidden_${order}`).on(key).where(sql`is_listed = 0`),
  );
}
