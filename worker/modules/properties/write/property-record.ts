import { type SQL, sql } from "drizzle-orm";
import type { NewProperty, PropertyFields } from "#contract/listings/property.ts";
import { toIndexWords, toSearchKey } from "#contract/listings/search-words.ts";

/** A listing to be stored, with what the database and the server give it. */
export interface PropertyRecord {
  uuid: string;
  reference: string;
  createdAt: string;
  property: NewProperty;
}

/** A listing's values by column of `properties`; generated columns are the database's. */
function columnsOf({ uuid, reference, createdAt, property }: PropertyRecord): Record<string, unknown> {
  return {
    ...fieldColumns(property),
    words: searchWords({ ...property, reference }),
    kind: property.kind,
    uuid,
    reference,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/**
 * Any of a listing's fields by column: most are columns of the same name; the price of either kind and the keys that
 * lists are narrowed by are made here.
 */
export function fieldColumns(fields: PropertyFields): Record<string, unknown> {
  const { price, monthly_rent, amenities, ...plain } = fields;
  const amount = price ?? monthly_rent;
  return {
    ...plain,
    ...(amount !== undefined && { price_cents: Math.round(amount * 100) }),
    ...(fields.property_type !== undefined && { type_key: toSearchKey(fields.property_type) }),
    ...(fields.city !== undefined && { city_key: toSearchKey(fields.city) }),
    ...(fields.area !== undefined && { area_key: toSearchKey(fields.area ?? "") }),
    ...(amenities !== undefined && { amenities: JSON.stringify(amenities) }),
  };
}

/** The fields whose words a listing is found by. */
export const searchableFields = [
  "title",
  "reference",
  "property_type",
  "area",
  "city",
  "state",
  "address",
  "description",
] as const;
type Searched = Record<(typeof searchableFields)[number], string | null>;

/** The distinct words a listing is found by, between blanks, with one at both ends. */
export function searchWords(fields: Searched): string {
  const words = toIndexWords(searchableFields.map((name) => fields[name]).join(" "));
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
