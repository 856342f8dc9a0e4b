import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { getColumns, storedColumns, storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { properties, removedProperties } from "#worker/db/tables/properties.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";
import { columnList, fullColumnNames, toProperty } from "../property-rows.ts";
import { chooseSimilar, similarHomes, similarRows } from "./similar-properties.ts";

/** The name that `similarHomes` uses. */
const base = alias(properties, "base");

/** Finds a property that has a page, with a few similar ones, available if there are any; null if there is none. */
export function getProperty(uuid: string): Query<PropertyDetailResponse | null> {
  const found = builder
    .select({ ...getColumns(base, fullColumnNames), similar: similarHomes.as("similar") })
    .from(base)
    .where(and(eq(base.uuid, uuid), sql`is_viewable = 1`));
  return combineQueries([selectFirst(found), findPriceFigures], (row, figures) => {
    if (!row) return null;
    const property = { ...toProperty(row), usual_price: usualPriceOf(figures, row) ?? null };
    return { data: { property, similar: chooseSimilar(row.similar) } };
  });
}

const removedColumnNames = ["kind", "price_cents", "property_type", "area", "city", "reference", "status"] as const;
const removedColumns = columnList([...removedColumnNames, "type_key", "area_key"]);
const removedRow = storedColumns(removedProperties, removedColumnNames).extend({
  is_final: storedFlag,
  similar: storedJson(similarRows),
});

/**
 * Finds what the page of a removed property says, and properties similar to it. It is permanently deleted, or in the bin and
 * was public before. Null if the property never existed or was never public.
 */
export function getRemovedProperty(uuid: string): Query<RemovedPropertyResponse | null> {
  const removed = selectRows(
    sql`SELECT ${columnList(removedColumnNames)}, is_final, ${similarHomes} AS similar
      FROM (SELECT ${removedColumns}, 1 AS is_final, 0 AS n FROM removed_properties WHERE uuid = ${uuid}
        UNION ALL SELECT ${removedColumns}, 0, n FROM properties
          WHERE uuid = ${uuid} AND published = 1 AND deleted_at IS NOT NULL) AS base`,
    removedRow,
  );
  return combineQueries([selectFirst(removed)], (row) => {
    if (!row) return null;
    const { kind, property_type, city, area, reference, status, is_final } = row;
    const said = { kind, property_type, city, area, reference, status, is_final };
    return { data: { property: null, similar: chooseSimilar(row.similar), removed: said } };
  });
}
