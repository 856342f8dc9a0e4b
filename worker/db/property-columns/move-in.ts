import { moveInOptions } from "#contract/listings/status/move-in-options.ts";

/** The amounts of the options in cents, ascending. A changed option needs a migration of `move_in_band`. */
const moveInThresholdCents = moveInOptions.map((option) => option * 100);

/** SQL expression of the money to move in, in cents; null if the months in advance are unknown. */
export const moveInCentsSql =
  "CASE WHEN kind = 'rent' THEN price_cents * advance_months + coalesce(deposit_cents, 0) + coalesce(agency_fee_cents, 0) END";

/** SQL expression of the band of `move_in_cents`: the position of the first option that covers it. */
export const moveInBandSql = `CASE ${moveInThresholdCents
  .map((bound, band) => `WHEN move_in_cents <= ${bound} THEN ${band}`)
  .join(" ")} WHEN move_in_cents IS NOT NULL THEN ${moveInThresholdCents.length} END`;

/** Returns the band of an amount in cents. */
function toMoveInBand(cents: number): number {
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
