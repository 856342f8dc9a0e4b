import { and, eq, gt, lte, max } from "drizzle-orm";
import { cardVariantWidth, hasSmallVersion, imageUrlAt, imageVariantUrl } from "#shared/images/image-urls.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** Each part of the sitemap covers a range of property numbers, so the cost of a part stays constant. */
const numbersPerPart = 1000;

/** A listed property: `images` are the paths of its images, the cover first. */
interface SitemapProperty {
  uuid: string;
  updated_at: string;
  images: string[];
}

/** Counts the parts of the sitemap. A part may be empty if its properties have been deleted. */
export const countSitemapParts: Query<number> = combineQueries(
  [builder.select({ last: max(properties.n) }).from(properties)],
  ([row]) => Math.ceil((row?.last ?? 0) / numbersPerPart),
);

/** Finds the listed properties of a part. Parts are numbered from 1. */
export function findSitemapPart(part: number): Query<SitemapProperty[]> {
  const last = part * numbersPerPart;
  const { n, uuid, kind, updated_at, image_numbers } = properties;
  const rows = builder
    .select({ uuid, kind, updated_at, image_numbers })
    .from(properties)
    .where(and(gt(n, last - numbersPerPart), lte(n, last), eq(properties.is_listed, true)))
    .orderBy(n);
  return combineQueries([rows], (found) =>
    found.map((row) => ({
      uuid: row.uuid,
      updated_at: row.updated_at,
      images: row.image_numbers.map((number, position) =>
        hasSmallVersion(number)
          ? imageVariantUrl(row.kind, row.uuid, number, cardVariantWidth)
          : imageUrlAt(row.kind, row.uuid, position),
      ),
    })),
  );
}
