import { moveInThresholdCents } from "#shared/listings/matching/move-in-bands.ts";

/** SQL expression of the money to move in, in cents; null if the months in advance are unknown. */
export const moveInCentsSql =
  "CASE WHEN kind = 'rent' THEN price_cents * advance_months + coalesce(deposit_cents, 0) + coalesce(agency_fee_cents, 0) END";

/** SQL expression of the band of `move_in_cents`: the position of the first option that covers it. */
export const moveInBandSql = `CASE ${moveInThresholdCents
  .map((bound, band) => `WHEN move_in_cents <= ${bound} THEN ${band}`)
  .join(" ")} WHEN move_in_cents IS NOT NULL THEN ${moveInThresholdCents.length} END`;
