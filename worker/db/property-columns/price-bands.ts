import { bandThresholdCents } from "#shared/listings/matching/price-bands.ts";

/** SQL expression of the band of `price_cents`; see `toPriceBand`. */
export const priceBandSql = `CASE ${bandThresholdCents
  .map((bound, i) => `WHEN price_cents < ${bound} THEN ${i * 2} WHEN price_cents = ${bound} THEN ${i * 2 + 1}`)
  .join(" ")} ELSE ${bandThresholdCents.length * 2} END`;
