import { fitPrices } from "#shared/prices/fit-prices.ts";
import { batch, query } from "#worker/db/query.ts";
import { changedListTags } from "#worker/http/caching/cache-tags.ts";
import { requestRenewal } from "#worker/modules/operations/cache-renewals.repository.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { findPriceFigures, pricesJob } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { findPricedHomes } from "#worker/modules/properties/prices/priced-homes.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";

/**
 * Once a day: computes what homes usually cost. The cache in front of the worker is asked to renew lists and area pages;
 * pages of listings keep older figures until they expire or change.
 * @returns the numbers of compared homes, undefined when nothing was due
 */
export async function computePrices(db: D1Database, now: Date): Promise<{ buy: number; rent: number } | undefined> {
  const day = now.toISOString().slice(0, 10);
  const [last] = await query(db, findPriceFigures);
  if (last?.as_of === day) return undefined;
  const [homes] = await query(db, findPricedHomes(now));
  const renewed = homes.buy.length + homes.rent.length > 0 ? [requestRenewal(changedListTags())] : [];
  await batch(db, saveJobState(pricesJob, fitPrices(homes, day)), ...renewed);
  return { buy: homes.buy.length, rent: homes.rent.length };
}

export const pricesTask: ScheduledTask = {
  name: pricesJob,
  label: "computing what homes usually cost",
  when: "daily",
  limit: "all listed homes",
  whenLate: "The prices of the day before stay.",
  run: ({ db, now }) => computePrices(db, now),
};
