import { and, sql } from "drizzle-orm";
import type { PropertyCard } from "#contract/listings/property.ts";
import { comparablePhone, readPhoneNumber } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, toCard } from "../property-rows.ts";
import { foundNumbers } from "../search/text-condition.ts";

/** One number may stand at many homes; the newest one is enough. */
const maxHomes = 200;

/**
 * Finds the newest listed home that shows each of the numbers, which are in the form of `comparablePhone`. The index has each
 * number with all its ends; see `migrations/0017_plain_lists.sql`.
 */
export function findByShownNumbers(keys: readonly string[]): Query<Map<string, PropertyCard>> {
  const national = keys.map((key) => readPhoneNumber(key)?.national ?? keepDigits(key));
  const match = national.filter((digits) => digits.length >= 4).map((digits) => `"_phone_${digits.slice(-30)}"`);
  const found = builder
    .select({ ...getColumns(properties, cardColumnNames), contact_number: properties.contact_number })
    .from(properties)
    .where(and(sql`is_listed = 1`, sql`n IN ${foundNumbers(match.join(" OR ") || '"_phone_"')}`))
    .orderBy(properties.n)
    .limit(maxHomes);
  return combineQueries(
    [found],
    (rows) => new Map(rows.map((row) => [comparablePhone(row.contact_number ?? ""), toCard(row)])),
  );
}
