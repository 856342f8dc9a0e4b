import { priceRanges } from "../price-ranges.ts";

/**
 * The bounds of all price options in cents, ascending. They separate the bands. A changed option needs a migration of
 * `price_band`.
 */
export const bandThresholdCents: readonly number[] = [
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
  const above = bandThresholdCents.findIndex((bound) => cents <= bound);
  if (above === -1) return bandThresholdCents.length * 2;
  return cents === bandThresholdCents[above] ? above * 2 + 1 : above * 2;
}

/** A band that no price has. */
export const noPriceBand = bandThresholdCents.length * 2 + 1;

/** Returns the bands that overlap a price range, and whether they cover exactly that range. */
export function findBandsInRange(
  minCents: number | undefined,
  maxCents: number | undefined,
): { bands: number[]; exact: boolean } {
  const last = bandThresholdCents.length * 2;
  const from = minCents === undefined ? 0 : toPriceBand(minCents);
  const to = maxCents === undefined ? last : toPriceBand(maxCents);
  const bands = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const isExact = (cents: number | undefined) => cents === undefined || bandThresholdCents.includes(cents);
  return { bands, exact: isExact(minCents) && isExact(maxCents) };
}
