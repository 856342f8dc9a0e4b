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

type Column = string | number | boolean | null;

/** A listing's values by column of `properties`; generated columns and those of its pictures are left out. */
export function propertyColumns({ uuid, reference, createdAt, property }: PropertyRecord): Record<string, Column> {
  const { price_cents, ...kindFields } = fieldsOfKind(property);
  return {
    uuid,
    reference,
    kind: property.kind,
    property_type: property.property_type,
    type_key: toKey(property.property_type),
    city: property.city,
    city_key: toKey(property.city),
    area: property.area,
    area_key: toKey(property.area ?? ""),
    price_cents,
    area_sqft: property.area_sqft,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    is_available: property.is_available,
    featured: property.featured,
    title: property.title,
    address: property.address,
    state: property.state,
    country: property.country,
    postal_code: property.postal_code,
    created_at: createdAt,
    updated_at: createdAt,
    amenities: JSON.stringify(property.amenities),
    year_built: property.year_built,
    latitude: property.latitude,
    longitude: property.longitude,
    listed_by: property.listed_by,
    contact_number: property.contact_number,
    is_new_construction: property.is_new_construction,
    description: property.description,
    words: searchWords(property, reference),
    ...kindFields,
  };
}

function fieldsOfKind(property: NewProperty): Record<string, Column> & { price_cents: number } {
  const price_cents = Math.round(priceOf(property) * 100);
  if (property.kind === "buy") {
    return { price_cents, previous_owners: property.previous_owners, renovation_year: property.renovation_year };
  }
  const { furnished, lease_duration, pets_allowed, has_parking, previous_tenants, last_renovation_year } = property;
  return { price_cents, furnished, lease_duration, pets_allowed, has_parking, previous_tenants, last_renovation_year };
}

/** The distinct words a listing is found by, between blanks, with one at both ends. */
export function searchWords(property: NewProperty, reference: string): string {
  const { title, description, property_type, address, area, city, state } = property;
  const words = toIndexWords([title, reference, property_type, area, city, state, address, description].join(" "));
  return ` ${words.join(" ")} `;
}

/** Inserts listings in one statement (at most 2 MB of them as JSON); their numbers follow their order. */
export function insertProperties(records: PropertyRecord[]): SQL {
  const rows = records.map(propertyColumns);
  const names = [...new Set(rows.flatMap(Object.keys))];
  const values = names.map((name) => sql.raw(`value ->> '${name}'`));
  return sql`INSERT INTO properties (${sql.raw(names.join(", "))})
    SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(rows)}) ORDER BY key`;
}
