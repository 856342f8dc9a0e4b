import { and, between, eq, isNull, ne, sql } from "drizzle-orm";
import type { AdminCard } from "#contract/listings/admin-property.ts";
import type { DuplicateQuery } from "#contract/listings/duplicates.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { adminCardColumnNames, toAdminCard } from "../admin-property-rows.ts";

/** By how much the prices of duplicates may differ, as a fraction. */
const priceTolerance = 0.05;
/** Rows that are compared. */
const maxCandidates = 200;
/** With fewer digits, a text is no phone number. */
const minDigits = 7;
const maxResults = 5;

const candidateColumns = getColumns(properties, [...adminCardColumnNames, "contact_number"]);

/** Finds properties and drafts with the same phone number, area and bedrooms and a similar price. */
export function findDuplicates(duplicateQuery: DuplicateQuery): Query<{ data: { properties: AdminCard[] } }> {
  const { kind, contact_number, area, bedrooms, price, except_uuid } = duplicateQuery;
  const phone = comparablePhone(contact_number ?? "");
  if (keepDigits(phone).length < minDigits || price === null) {
    return combineQueries([], () => ({ data: { properties: [] } }));
  }
  const cents = (factor: number) => Math.round(price * 100 * factor);
  const candidates = builder
    .select(candidateColumns)
    .from(properties)
    .where(
      and(
        isNull(properties.deleted_at),
        between(properties.price_cents, cents(1 - priceTolerance), cents(1 + priceTolerance)),
        eq(properties.kind, kind),
        sql`bedrooms IS ${bedrooms}`,
        eq(properties.area_key, toSearchKey(area ?? "")),
        ne(properties.uuid, except_uuid ?? ""),
      ),
    )
    .limit(maxCandidates);
  return combineQueries([candidates], (found) => {
    const samePhone = found.filter((row) => comparablePhone(row.contact_number ?? "") === phone);
    return { data: { properties: samePhone.slice(0, maxResults).map(toAdminCard) } };
  });
}
