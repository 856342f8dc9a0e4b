import { sql } from "drizzle-orm";

/** Selects the lowest price in cents of the area of a row of `property_counts AS counted`: two rows read. */
export const selectLowestPrice = sql`(SELECT price_cents FROM properties INDEXED BY properties_area_price
  WHERE is_listed = 1 AND kind = counted.kind AND area_key = counted.key ORDER BY price_order LIMIT 1)`;
