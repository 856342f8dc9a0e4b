import { sql } from "drizzle-orm";
import type { AdminCard } from "#contract/listings/admin-property.ts";
import type { DuplicateQuery } from "#contract/listings/duplicates.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { sortKeyValue } from "#worker/db/property-columns/sort-keys.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { adminCardColumnNames, toAdminCard } from "../admin-property-rows.ts";
import { columnList } from "../property-rows.ts";

/** By how much the prices of duplicates may differ, as a fraction. */
const priceTolerance = 0.05;
/** Rows compared per statement. */
const maxCandidates = 200;
/** With fewer digits, a text is no phone number. */
const minDigits = 7;
const maxResults = 5;

const candidateColumnNames = [...adminCardColumnNames, "contact_number"] as const;
const candidateRow = storedColumns(properties, candidateColumnNames);

/** Finds properties and drafts with the same phone number, area and bedrooms and a similar price. */
export function findDuplicates(duplicateQuery: DuplicateQuery): Query<{ data: { properties: AdminCard[] } }> {
  const { kind, contact_number, area, bedrooms, price, except_uuid } = duplicateQuery;
  const phone = comparablePhone(contact_number ?? "");
  if (keepDigits(phone).length < minDigits || price === null) {
    return combineQueries([], () => ({ data: { properties: [] } }));
  }
  const columns = columnList(candidateColumnNames);
  const cents = (factor: number) => Math.round(price * 100 * factor);
  const [from, to] = [cents(1 - priceTolerance), cents(1 + priceTolerance)];
  const sameArea = sql`kind = ${kind} AND area_key = ${toSearchKey(area ?? "")}`;
  const sameBedrooms = sql`bedrooms IS ${bedrooms} AND uuid <> ${except_uuid ?? ""}`;
  const listed = selectRows(
    sql`SELECT ${columns} FROM properties INDEXED BY properties_area_price
      WHERE is_listed = 1 AND ${sameArea} AND price_order >= ${sortKeyValue(from, 0)} AND price_order < ${sortKeyValue(to + 1, 0)}
        AND ${sameBedrooms} LIMIT ${integerLiteral(maxCandidates)}`,
    candidateRow,
  );
  const hidden = selectRows(
    sql`SELECT ${columns} FROM properties INDEXED BY properties_hidden
      WHERE is_listed = 0 AND deleted_at IS NULL AND ${sameArea} AND price_cents BETWEEN ${from} AND ${to}
        AND ${sameBedrooms} LIMIT ${integerLiteral(maxCandidates)}`,
    candidateRow,
  );
  return combineQueries([listed, hidden], (...found) => {
    const samePhone = found.flat().filter((row) => comparablePhone(row.contact_number ?? "") === phone);
    return { data: { properties: samePhone.slice(0, maxResults).map(toAdminCard) } };
  });
}
