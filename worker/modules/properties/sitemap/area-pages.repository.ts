import { and, count, desc, ne, sql } from "drizzle-orm";
import { areaPath, minAreaHomes } from "#shared/listings/area-pages/area-path.ts";
import { hasTypePage } from "#shared/listings/area-pages/type-names.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** The path of a page, and when one of its homes changed last. */
export interface SitemapPage {
  path: string;
  updated_at: string;
}

const { kind: kindColumn, area_key, type_key, is_listed } = properties;

const groups = builder
  .select({
    kind: kindColumn,
    area: sql<string>`min(${properties.area})`.as("first_area"),
    property_type: sql<string>`min(${properties.property_type})`.as("first_type"),
    listed: count().as("listed"),
    updated_at: sql<string>`max(${properties.updated_at})`.as("last_change"),
  })
  .from(properties)
  .where(and(sql`${is_listed} = 1`, ne(area_key, "")))
  .groupBy(kindColumn, area_key, type_key)
  .orderBy(desc(kindColumn), area_key, type_key);

/** Finds the pages of areas, and of types of homes there, that have enough homes to be found. */
export const findAreaPages: Query<SitemapPage[]> = combineQueries([groups], (found) =>
  [...Map.groupBy(found, ({ kind, area }) => areaPath(kind, area))].flatMap(([path, types]) => {
    const ofTypes = types
      .filter(({ property_type, listed }) => listed >= minAreaHomes && hasTypePage(property_type))
      .map(({ kind, area, property_type, updated_at }) => ({
        path: areaPath(kind, area, property_type),
        updated_at,
      }));
    const listed = types.reduce((sum, type) => sum + type.listed, 0);
    const updated_at = types.map((type) => type.updated_at).reduce((a, b) => (a > b ? a : b));
    return listed < minAreaHomes ? [] : [{ path, updated_at }, ...ofTypes];
  }),
);
