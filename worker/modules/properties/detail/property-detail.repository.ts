import { sql } from "drizzle-orm";
import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { sortKeySql } from "#worker/db/property-columns/sort-keys.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query/query.ts";
import { storedColumns } from "#worker/db/query/stored-columns.ts";
import { properties, removedProperties } from "#worker/db/tables/properties.ts";
import { columnList, fullColumnNames, toProperty } from "../property-rows.ts";
import { chooseSimilar, similarColumn, similarRows } from "./similar-properties.ts";

const detailRow = storedColumns(properties, fullColumnNames).extend({ similar: similarRows });

/** Finds a property that has a page, with a few similar ones, available if there are any; null if there is none. */
export function getProperty(uuid: string): Query<PropertyDetailResponse | null> {
  const found = selectRows(
    sql`SELECT ${columnList(fullColumnNames)}, ${similarColumn} FROM properties AS base WHERE uuid = ${uuid} AND is_viewable = 1`,
    detailRow,
  );
  return combineQueries([selectFirst(found)], (row) =>
    row ? { data: { property: toProperty(row), similar: chooseSimilar(row, row.similar) } } : null,
  );
}

const comparedColumnNames = ["kind", "price_cents", "property_type", "area", "city"] as const;
const removedRow = storedColumns(removedProperties, comparedColumnNames).extend({ similar: similarRows });
const priceOrder = sql.raw(sortKeySql("price_cents"));

/** Finds properties similar to a permanently deleted one; null if the property never existed or is in the bin. */
export function getRemovedProperty(uuid: string): Query<RemovedPropertyResponse | null> {
  const removed = selectRows(
    sql`SELECT ${columnList(comparedColumnNames)}, ${similarColumn}
      FROM (SELECT *, ${priceOrder} AS price_order FROM (SELECT *, 0 AS n FROM removed_properties) WHERE uuid = ${uuid}) AS base`,
    removedRow,
  );
  return combineQueries([selectFirst(removed)], (row) =>
    row ? { data: { property: null, similar: chooseSimilar(row, row.similar) } } : null,
  );
}
