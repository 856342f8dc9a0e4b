import { fitPrices } from "#shared/prices/fit-prices.ts";
import { batch, query } from "#worker/db/query/query.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { findPriceFigures, pricesJob } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { findPricedHomes } from "#worker/modules/properties/prices/priced-homes.repository.ts";

/**
 * Once a day: computes what homes usually cost, and writes the catalogue with it.
 * @returns the numbers of compared homes, undefined when nothing was due
 */
export async function computePrices(
  db: D1Database,
  now: Date,
  publish?: () => Promise<unknown>,
): Promise<{ buy: number; rent: number } | undefined> {
  const day = now.toISOString().slice(0, 10);
  const [last] = await query(db, findPriceFigures);
  if (last?.as_of === day) return undefined;
  const [homes] = await query(db, findPricedHomes(now));
  await batch(db, saveJobState(pricesJob, fitPrices(homes, day)));
  await publish?.();
  return { buy: homes.buy.length, rent: homes.rent.length };
}
