import { type SQL, sql } from "drizzle-orm";
import type { NewProperty } from "../../contract/property.ts";
import { priceOf } from "../../contract/property.ts";
import { toIndexWords, toKey } from "../../contract/search-words.ts";

/** A listing to be stored, with what the database and the server give it. */
export interface PropertyRecord {
  uuid: string;
  reference: string;
  createdAt: string;
  property: NewProperty;
}

/**
 * A listing's values by column of `properties`. Its fields are columns of the same name; the price of either kind, the
 * keys that lists are narrowed by and the search words are made here. Generated columns are the database's.
 */
function columnsOf({ uuid, reference, createdAt, property }: PropertyRecord): Record<string, unknown> {
  const { price: _price, monthly_rent: _rent, ...fields } = { price: 0, monthly_rent: 0, ...property };
  return {
    ...fields,
    uuid,
    reference,
    price_cents: Math.round(priceOf(property) * 100),
    type_key: toKey(property.property_type),
    city_key: toKey(property.city),
    area_key: toKey(property.area ?? ""),
    amenities: JSON.stringify(property.amenities),
    words: searchWords(property, reference),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** The distinct words a listing is found by, between blanks, with one at both ends. */
function searchWords(property: NewProperty, reference: string): string {
  const { title, description, property_type, address, area, city, state } = property;
  const words = toIndexWords([title, reference, property_type, area, city, state, address, description].join(" "));
  return ` ${words.join(" ")} `;
}

/** Inserts listings in one statement (at most 2 MB of them as JSON); their numbers follow their order. */
export function insertProperties(records: PropertyRecord[]): SQL {
  const rows = records.map(columnsOf);
  const names = [...new Set(rows.flatMap(Object.keys))];
  const values = names.map((name) => sql.raw(`value ->> '${name}'`));
  return sql`INSERT INTO properties (${sql.raw(names.join(", "))})
    SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(rows)}) ORDER BY key`;
}
