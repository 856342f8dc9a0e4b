import { moveInOptions } from "#contract/listings/status/move-in-options.ts";

/** The bounds of the options in cents, ascending. A changed option needs a migration of `move_in_band`. */
const moveInBounds = moveInOptions.map((option) => option * 100);

/** SQL expression of the money to move in, in cents; null if the months in advance are unknown. */
export const moveInCentsSql =
  "CASE WHEN kind = 'rent' THEN price_cents * advance_months + coalesce(deposit_cents, 0) + coalesce(agency_fee_cents, 0) END";

/** SQL expression of the band of `move_in_cents`: the position of the first option that covers it. */
export const moveInBandSql = `CASE ${moveInBounds
  .map((bound, band) => `WHEN move_in_cents <= ${bound} THEN ${band}`)
  .join(" ")} WHEN move_in_cents IS NOT NULL THEN ${moveInBounds.length} END`;

/** Returns the band of an amount in US dollars. */
export function toMoveInBand(dollars: number): number {
  const band = moveInOptions.findIndex((option) => dollars <= option);
  return band === -1 ? moveInOptions.length : band;
}

/** Returns the bands with amounts of at most `maximum` US dollars, and whether they contain no higher amount. */
export function findMoveInBands(maximum: number): { bands: number[]; exact: boolean } {
  const last = toMoveInBand(maximum);
  return {
    bands: Array.from({ length: last + 1 }, (_, band) => band),
    exact: moveInOptions.some((option) => option === maximum),
  };
}
