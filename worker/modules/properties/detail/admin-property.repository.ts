import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { getColumns, storedJson } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { toAdminProperty } from "../admin-property-rows.ts";
import { comparePrice } from "../prices/compare-price.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";
import { adminFullColumnNames } from "../property-rows.ts";

const imageKeys = storedJson(z.array(z.string()));

/** What `toAdminProperty` needs besides the columns. A public property has no image keys, because its images have URLs. */
export const adminExpressions = {
  /** The name of the colleague. */
  living_checked_by: sql<string | null>`(SELECT username FROM users WHERE id = living_checked_by)`.as(
    "living_checked_by",
  ),
  image_keys: sql`CASE WHEN published = 1 AND deleted_at IS NULL THEN '[]' ELSE
    (SELECT json_group_array(key ORDER BY position) FROM images WHERE property_n = properties.n) END`
    .mapWith((text) => imageKeys.parse(text))
    .as("image_keys"),
};

/** Finds a property in any state; null if there is none. */
export function getAdminProperty(
  uuid: string,
  adminImageUrl: AdminImageUrl,
): Query<{ data: { property: AdminProperty } } | null> {
  const found = builder
    .select({ ...getColumns(properties, adminFullColumnNames), ...adminExpressions })
    .from(properties)
    .where(eq(properties.uuid, uuid));
  return combineQueries([selectFirst(found), findPriceFigures], (row, figures) =>
    row ? { data: { property: { ...toAdminProperty(row, adminImageUrl), ...comparePrice(figures, row) } } } : null,
  );
}
