/** Returns the SQL expression of the address of a home in words, with its landmark, by its row in `properties`. */
export const homePlace = (home: string): string =>
  `coalesce(nullif(${home}.landmark, '') || ', ', '') || ${home}.address || coalesce(', ' || nullif(${home}.area, ''), '') || ', ' || ${home}.city`;

/** Returns the SQL expression of the price of a home in words, by its row in `properties`. */
export const homePrice = (home: string): string =>
  `'$' || printf('%,d', round(${home}.price_cents / 100.0)) || CASE ${home}.kind WHEN 'rent' THEN '/mo' ELSE '' END`;

/** The SQL expression of the price of a course in words, by its row in `courses`. */
export const coursePrice = "'$' || printf('%,d', round(pricePerDay)) || ' per course'";

/** The SQL expression of the price of a professional, by its row in `professionals`. */
export const professionalPrice = "nullif(price, '')";
