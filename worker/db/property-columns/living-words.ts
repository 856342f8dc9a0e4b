import { livingFilterNames } from "#shared/listings/details/living-filters.ts";

/** SQL expression of the known facts as words of the full-text index, from the columns of `properties`; see `factWord`. */
export const livingWordsSql = livingFilterNames.map((name) => `coalesce(' _${name}_' || ${name}, '')`).join(" || ");
