import { sql } from "drizzle-orm";
import type { AdminCard, DuplicateQuery } from "#contract/listings/admin-property.ts";
import { toSearchKey } from "#contract/listings/search-words.ts";
import { sortKeyValue } from "#worker/db/property-columns/sort-keys.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { adminCardColumnNames, toAdminCard } from "./admin-property-rows.ts";

/** Prices this near each other, as a share, may be those of one home. */
const nearly = 0.05;
/** Rows looked at; more homes of one area at one price are not compared. */
const looked = 200;
/** Digits of a phone number that tell it from others, whichever way its country is written. */
const ownDigits = 7;
const shown = 5;

/** The listings, drafts included, that have the same phone, area and bedrooms and nearly the same price. */
export function findDuplicates(like: DuplicateQuery): Query<{ data: { properties: AdminCard[] } }> {
  const { kind, contact_number, area, bedrooms, price, except_uuid } = like;
  const phone = lastDigits(contact_number);
  if (phone.length < ownDigits || price === null) return { statements: [], read: () => ({ data: { properties: [] } }) };
  const columns = sql.raw(`${adminCardColumnNames.join(", ")}, contact_number`);
  const [from, to] = [1 - nearly, 1 + nearly].map((share) => Math.round(price * 100 * share)) as [number, number];
  const same = sql`kind = ${kind} AND area_key = ${toSearchKey(area ?? "")}`;
  const alike = sql`bedrooms IS ${bedrooms} AND uuid <> ${except_uuid ?? ""}`;
  return {
    statements: [
      sql`SELECT ${columns} FROM properties INDEXED BY properties_area_price
        WHERE live = 1 AND ${same} AND price_order >= ${sortKeyValue(from, 0)} AND price_order < ${sortKeyValue(to + 1, 0)}
          AND ${alike} LIMIT ${looked}`,
      sql`SELECT ${columns} FROM properties INDEXED BY properties_hidden
        WHERE live = 0 AND deleted_at IS NULL AND ${same} AND price_cents BETWEEN ${from} AND ${to}
          AND ${alike} LIMIT ${looked}`,
    ],
    read(results) {
      const samePhone = results.flat().filter((row: Row) => lastDigits(row.contact_number as string | null) === phone);
      return { data: { properties: samePhone.slice(0, shown).map(toAdminCard) } };
    },
  };
}

const lastDigits = (phone: string | null) => (phone ?? "").replace(/\D/g, "").slice(-ownDigits);
