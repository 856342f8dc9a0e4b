import type { NewProperty, PropertyFields } from "#contract/listings/property-input.ts";
import { toIndexWords, toSearchKey } from "#contract/listings/search-words.ts";
import type { Row } from "#worker/db/query.ts";

/** A property to be stored. */
export interface PropertyRecord {
  uuid: string;
  reference: string;
  createdAt: string;
  property: NewProperty;
}

/** Returns the column values of a new property, except for generated columns. */
export function toNewColumns({ uuid, reference, createdAt, property }: PropertyRecord): Record<string, unknown> {
  return {
    ...toFieldColumns(property),
    words: toSearchWords({ ...property, reference }),
    kind: property.kind,
    uuid,
    reference,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** Returns the column values of changed fields, with the search words if a searchable field is among them. */
export function toUpdatedColumns(row: Row, fields: PropertyFields): Record<string, unknown> {
  const columns = toFieldColumns(fields);
  if (!searchableFields.some((name) => name in fields)) return columns;
  return { ...columns, words: toSearchWords({ ...(row as SearchableFields), ...fields }) };
}

/** Returns the new `updated_at`. It identifies a version, so it is always later than the stored one. */
export function nextUpdatedAt(row: Row, now: Date): string {
  const previous = Date.parse(row.updated_at as string);
  return new Date(Math.max(now.getTime(), previous + 1)).toISOString();
}

/** Most fields are columns of the same name; the price and the filter keys are derived. */
function toFieldColumns(fields: PropertyFields): Record<string, unknown> {
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

const searchableFields = [
  "title",
  "reference",
  "property_type",
  "area",
  "city",
  "state",
  "address",
  "description",
] as const;
type SearchableFields = Record<(typeof searchableFields)[number], string | null>;

/** The distinct search words of a property, with a space before and after each. */
function toSearchWords(fields: SearchableFields): string {
  const words = toIndexWords(searchableFields.map((name) => fields[name]).join(" "));
  return ` ${words.join(" ")} `;
}
