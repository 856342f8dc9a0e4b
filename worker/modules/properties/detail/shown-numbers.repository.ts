import { sql } from "drizzle-orm";
import type { PropertyCard } from "#contract/listings/property.ts";
import { comparablePhone, readPhoneNumber } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, columnList, toCard } from "../property-rows.ts";

const numberRow = storedColumns(properties, [...cardColumnNames, "contact_number"]);
/** One number may stand at many homes; the newest one is enough. */
const maxHomes = 200;

/**
 * Finds the newest listed home that shows each of the numbers, which are in the form of `comparablePhone`. The index of all
 * homes has each number with all its ends; see `migrations/0000_baseline.sql`.
 */
export function findByShownNumbers(keys: readonly string[]): Query<Map<string, PropertyCard>> {
  const national = keys.map((key) => readPhoneNumber(key)?.national ?? keepDigits(key));
  const match = national.filter((digits) => digits.length >= 4).map((digits) => `"_phone_${digits.slice(-30)}"`);
  const found = selectRows(
    sql`SELECT ${columnList(cardColumnNames)}, contact_number FROM properties
      WHERE is_listed = 1 AND n IN (SELECT rowid FROM property_index_all WHERE property_index_all MATCH ${match.join(" OR ") || '"_phone_"'})
      ORDER BY n LIMIT ${integerLiteral(maxHomes)}`,
    numberRow,
  );
  return combineQueries(
    [found],
    (rows) => new Map(rows.map((row) => [comparablePhone(row.contact_number ?? ""), toCard(row)])),
  );
}
