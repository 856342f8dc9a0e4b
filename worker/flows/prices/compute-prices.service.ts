import { fitPrices } from "#shared/prices/fit-prices.ts";
import { batch, query } from "#worker/db/query.ts";
import { listTags } from "#worker/http/caching/cache-tags.ts";
import { invalidateTags } from "#worker/http/caching/invalidate-tags.ts";
import { publishCatalogue } from "#worker/modules/catalogue/publish-catalogue.service.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { findPriceFigures, pricesJob } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { findPricedHomes } from "#worker/modules/properties/prices/priced-homes.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { EdgeCache } from "#worker/storage/edge-cache.ts";

/**
 * Once a day: computes what homes usually cost and writes the catalogue with it. The cache in front of the worker renews
 * area pages.
 * @returns the numbers of compared homes, undefined when nothing was due
 * @throws StorageUnavailable when the cache refuses; its copies are then old until they expire
 */
export async function computePrices(
  db: D1Database,
  now: Date,
  cache?: EdgeCache,
  publish?: () => Promise<unknown>,
): Promise<{ buy: number; rent: number } | undefined> {
  const day = now.toISOString().slice(0, 10);
  const [last] = await query(db, findPriceFigures);
  if (last?.as_of === day) return undefined;
  const [homes] = await query(db, findPricedHomes(now));
  await batch(db, saveJobState(pricesJob, fitPrices(homes, day)));
  await publish?.();
  // Pages of listings with older figures stay in the cache until they expire or change.
  if (cache && homes.buy.length + homes.rent.length > 0) await invalidateTags(cache, listTags());
  return { buy: homes.buy.length, rent: homes.rent.length };
}

export const pricesTask: ScheduledTask = {
  name: pricesJob,
  label: "computing what homes usually cost",
  when: "daily",
  limit: "all listed homes",
  whenLate: "The prices of the day before stay.",
  run: ({ db, images, now, cache }) =>
    computePrices(db, now, cache, cache && (() => publishCatalogue({ db, images }, now))),
};
