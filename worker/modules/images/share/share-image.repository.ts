import { asc, eq } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { images } from "#worker/db/tables/images.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import { requestRenewal } from "#worker/modules/operations/cache-renewals.repository.ts";

type Cover = Pick<typeof images.$inferSelect, "id" | "key" | "number" | "focus">;

/** Finds the cover of a property, which may have none; undefined if there is no such property. */
export function findCover(uuid: string): Query<{ cover: Cover | null } | undefined> {
  const found = builder
    .select({
      uuid: properties.uuid,
      cover: { id: images.id, key: images.key, number: images.number, focus: images.focus },
    })
    .from(properties)
    .leftJoin(images, eq(images.property_n, properties.n))
    .where(eq(properties.uuid, uuid))
    .orderBy(asc(images.position))
    .limit(1);
  return combineQueries([selectFirst(found)], (row) => row && { cover: row.cover });
}

/** Records for which cover and focus the share image is stored. The version of the property stays: no field has changed. */
export function recordShareImage(_actor: AdminActor, uuid: string, name: string): Query<undefined> {
  const recorded = builder.update(properties).set({ share_image: name }).where(eq(properties.uuid, uuid));
  return combineQueries([recorded, requestRenewal([cacheTags.property(uuid)])], () => undefined);
}
