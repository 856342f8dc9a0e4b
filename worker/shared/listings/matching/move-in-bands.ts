import { moveInOptions } from "../status/move-in-options.ts";

/** The amounts of the options in cents, ascending. A changed option needs a migration of `move_in_band`. */
export const moveInThresholdCents = moveInOptions.map((option) => option * 100);

/** Returns the band of an amount in cents: the position of the first option that covers it. */
export function toMoveInBand(cents: number): number {
  const band = moveInThresholdCents.findIndex((threshold) => cents <= threshold);
  return band === -1 ? moveInThresholdCents.length : band;
}

/** Returns the bands with amounts of at most `maxCents`, and whether they contain no higher amount. */
export function findMoveInBands(maxCents: number): { bands: number[]; exact: boolean } {
  const last = toMoveInBand(maxCents);
  return {
    bands: Array.from({ length: last + 1 }, (_, band) => band),
    exact: moveInThresholdCents.includes(maxCents),
  };
}
