import { type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "./driver.ts";
import { combineQueries, type Query } from "./query.ts";
import { images } from "./tables/images.ts";

/** The row of `jobs` whose state counts the images that were removed on purpose. */
const job = "orphans";

/**
 * Counts the images of `images` that the next statement removes on purpose. It belongs to the same batch, so that the
 * sum of existing and removed images never decreases while the database stays the same.
 * @param condition selects the rows of `images`
 */
export function countRemovedImages(condition: SQL | undefined): Statement {
  return sql`INSERT INTO jobs (name, state)
    SELECT ${job}, json_object('removed', removed) FROM (SELECT count(*) AS removed FROM images WHERE ${condition ?? sql`true`})
    WHERE removed > 0
    ON CONFLICT (name) DO UPDATE SET state =
      json_object('removed', coalesce(jobs.state ->> 'removed', 0) + (excluded.state ->> 'removed'))`;
}

/** Returns the number of images that this database has, plus those that were removed on purpose. */
export const countImagesEver = (): Query<number> =>
  combineQueries(
    [
      builder
        .select({
          images: sql<number>`count(*) + coalesce((SELECT state ->> 'removed' FROM jobs WHERE name = ${job}), 0)`.as(
            "images",
          ),
        })
        .from(images),
    ],
    ([row]) => row?.images ?? 0,
  );
