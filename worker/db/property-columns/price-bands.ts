import { priceRanges } from "#contract/listings/price-ranges.ts";

/** The bounds of all price options in cents, ascending. A changed option needs a migration of `price_band`. */
export const priceBounds: readonly number[] = [
  ...new Set(
    Object.values(priceRanges)
      .flat()
      .flatMap(({ min, max }) => [min, max])
      .filter((bound) => bound !== undefined)
      .filter((bound) => bound > 0)
      .map((bound) => bound * 100),
  ),
].sort((a, b) => a - b);

/**
 * Returns the band of a price in cents. Even bands are the ranges between bounds, odd bands are the bounds themselves,
 * because a bound belongs to both neighbouring price options.
 */
export function toPriceBand(cents: number): number {
  const above = priceBounds.findIndex((bound) => cents <= bound);
  if (above === -1) return priceBounds.length * 2;
  return cents === priceBounds[above] ? above * 2 + 1 : above * 2;
}

/** SQL expression that computes the same band from `price_cents`. */
export const priceBandSql = `CASE ${priceBounds
  .map((bound, i) => `WHEN price_cents < ${bound} THEN ${i * 2} WHEN price_cents = ${bound} THEN ${i * 2 + 1}`)
  .join(" ")} ELSE ${priceBounds.length * 2} END`;

/** Returns the bands that overlap a price range in US dollars, and whether they cover exactly that range. */
export function findBandsInRange(
  min: number | undefined,
  max: number | undefined,
): { bands: number[]; exact: boolean } {
  const last = priceBounds.length * 2;
  const from = min ? toPriceBand(min * 100) : 0;
  const to = max === undefined ? last : toPriceBand(max * 100);
  const bands = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const isBound = (value: number) => priceBounds.includes(Math.round(value * 100));
  return { bands, exact: (!min || isBound(min)) && (max === undefined || isBound(max)) };
}
