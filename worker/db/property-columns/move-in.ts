/** SQL expression of the money to move in, in cents; null if the months in advance are unknown. */
export const moveInCentsSql =
  "CASE WHEN kind = 'rent' THEN price_cents * advance_months + coalesce(deposit_cents, 0) + coalesce(agency_fee_cents, 0) END";
