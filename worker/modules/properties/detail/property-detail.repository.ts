import { sql } from "drizzle-orm";
import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { sortKeySql } from "#worker/db/property-columns/sort-keys.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { toProperty, wholeColumns } from "../property-rows.ts";
import { similarColumn, similarTo } from "./similar-properties.ts";

const priceOrder = sql.raw(sortKeySql("price_cents"));

/** Finds a property that has a page, with a few similar ones, available if there are any; null if there is none. */
export function getProperty(uuid: string): Query<PropertyDetailResponse | null> {
  return {
    statements: [
      sql`SELECT ${wholeColumns}, ${similarColumn} FROM properties AS base WHERE uuid = ${uuid} AND is_viewable = 1`,
    ],
    read([[row] = [] as Row[]]) {
      return row ? { data: { property: toProperty(row), similar: similarTo(row) } } : null;
    },
  };
}

/** Finds properties similar to a permanently deleted one; null if the property never existed or is in the bin. */
export function getRemovedProperty(uuid: string): Query<RemovedPropertyResponse | null> {
  return {
    statements: [
      sql`SELECT kind, price_cents, property_type, area, city, ${similarColumn}
        FROM (SELECT *, ${priceOrder} AS price_order FROM (SELECT *, 0 AS n FROM removed_properties) WHERE uuid = ${uuid}) AS base`,
    ],
    read([[row] = [] as Row[]]) {
      return row ? { data: { property: null, similar: similarTo(row) } } : null;
    },
  };
}
