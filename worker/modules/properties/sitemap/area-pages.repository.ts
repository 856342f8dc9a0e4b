import { sql } from "drizzle-orm";
import * as z from "zod";
import { areaPath, minAreaHomes } from "#shared/listings/area-pages/area-path.ts";
import { hasTypePage } from "#shared/listings/area-pages/type-names.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";

/** The path of a page, and when one of its homes changed last. */
export interface SitemapPage {
  path: string;
  updated_at: string;
}

const groupRow = z.object({
  kind: z.enum(propertyKinds),
  area: z.string(),
  property_type: z.string(),
  listed: z.number(),
  updated_at: z.string(),
});

/** Finds the pages of areas, and of types of homes there, that have enough homes to be found. */
export const findAreaPages: Query<SitemapPage[]> = combineQueries(
  [
    selectRows(
      sql`SELECT kind, min(area) AS area, min(property_type) AS property_type, count(*) AS listed, max(updated_at) AS updated_at
        FROM properties WHERE is_listed = 1 AND area_key <> '' GROUP BY kind, area_key, type_key ORDER BY kind DESC, area_key, type_key`,
      groupRow,
    ),
  ],
  (groups) =>
    [...Map.groupBy(groups, ({ kind, area }) => areaPath(kind, area))].flatMap(([path, types]) => {
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
