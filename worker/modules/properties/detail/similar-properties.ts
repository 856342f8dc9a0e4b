import { sql } from "drizzle-orm";
import * as z from "zod";
import type { PropertyCard } from "#contract/listings/property.ts";
import { typeFamilies } from "#shared/listings/matching/type-families.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { fromJson, storedColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { type CardRow, cardColumnNames, columnList, toCard } from "../property-rows.ts";

const maxSimilar = 3;

/** What a type is used for; each unknown type is for itself. */
const familyOf = (table: string) =>
  sql.raw(
    `CASE ${table}.type_key ${Object.entries(typeFamilies)
      .map(([type, family]) => `WHEN '${toSearchKey(type)}' THEN '${family}'`)
      .join(" ")} ELSE ${table}.type_key END`,
  );

/**
 * Selects the listed properties for the same use that are the most similar to a row `base`: available if there are any, the
 * same kind first, then the same type, area and city, and the closest price. Unknown places are not the same.
 */
const candidates = sql`SELECT other.n FROM properties AS other
  WHERE other.is_listed = 1 AND other.n <> base.n AND ${familyOf("other")} = ${familyOf("base")}
  ORDER BY other.is_available DESC, other.kind <> base.kind, other.type_key <> base.type_key,
    other.area_key = '' OR other.area_key <> base.area_key, lower(other.city) <> lower(base.city),
    max(other.price_cents, base.price_cents) * 1.0 / min(other.price_cents, base.price_cents), other.n DESC
  LIMIT ${integerLiteral(maxSimilar)}`;

export const similarRows = z.array(storedColumns(properties, cardColumnNames));

const cardJson = sql.raw(`json_object(${cardColumnNames.map((name) => `'${name}', ${name}`).join(", ")})`);

/** The properties that are similar to a row `base`, as JSON. */
export const similarHomes = sql`(
  SELECT json_group_array(${cardJson}) FROM (${candidates}) AS found CROSS JOIN (SELECT ${columnList(cardColumnNames)} FROM properties) USING (n)
)`.mapWith(fromJson(similarRows));

/** Returns the similar properties: only available ones if there are any. */
export function chooseSimilar(found: CardRow[]): PropertyCard[] {
  const available = found.filter((card) => card.is_available);
  return (available.length > 0 ? available : found).map(toCard);
}
