import { type SQL, sql } from "drizzle-orm";
import { imageVariantUrl, originalImageUrl } from "#contract/images/image-urls.ts";
import {
  type Property,
  type PropertyCard,
  type PropertyImage,
  propertyCardSchema,
  propertySchema,
} from "#contract/listings/property.ts";
import { type PropertyKind, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { moveInParts } from "#contract/listings/status/move-in-options.ts";
import { readPhoneNumber } from "#contract/people/phone-number.ts";
import { columnNames } from "#worker/db/query/stored-columns.ts";
import type { ImageRecord } from "#worker/db/tables/image-record.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** A property as the query builder and `storedColumns` read it. */
export type PropertyRow = typeof properties.$inferSelect;

/** The columns of a card. Its `pictures` are the column `image_numbers`. */
export const cardColumnNames = [
  "n",
  "uuid",
  "reference",
  "kind",
  "title",
  "property_type",
  "address",
  "area",
  "city",
  "state",
  "bedrooms",
  "bathrooms",
  "area_sqft",
  "price_cents",
  "is_available",
  "featured",
  "status",
  "confirmed_at",
  "created_at",
  "move_in_cents",
  "previous_price_cents",
  "image_numbers",
  "cover_placeholder",
  "cover_focus",
] as const satisfies (keyof PropertyRow)[];
export type CardRow = Pick<PropertyRow, (typeof cardColumnNames)[number]>;

/** Columns for searches, lists and triggers, which no response contains. */
const internalColumnNames = [
  "type_key",
  "city_key",
  "area_key",
  "price_band",
  "price_order",
  "size_up",
  "size_down",
  "best_order",
  "move_in_band",
  "is_listed",
  "is_viewable",
  "is_on_market",
  "delisted_from",
  "unavailable_reason",
  "unconfirmed_since",
  "is_confirmed",
  "price_public_since",
  "next_image_number",
  "words",
  "amenity_bits",
  "filter_words",
  "admin_words",
  "similar_text",
] as const satisfies (keyof PropertyRow)[];

/** Columns of fields that only admins see. */
const adminColumnNames = ["published", "deleted_at", "status_note"] as const satisfies (keyof PropertyRow)[];

export type AdminRow = Omit<PropertyRow, (typeof internalColumnNames)[number]>;
type WholeRow = Omit<AdminRow, (typeof adminColumnNames)[number]>;

const without = <Name extends string, Left extends Name>(names: readonly Name[], left: readonly Left[]) =>
  names.filter((name): name is Exclude<Name, Left> => !left.some((one) => one === name));

/** The columns of a whole property for admins, and for visitors. */
export const adminWholeColumnNames = without(columnNames(properties), internalColumnNames);
export const wholeColumnNames = without(adminWholeColumnNames, adminColumnNames);

/** Returns columns as a list in SQL. */
export const columnList = (names: readonly string[]): SQL => sql.raw(names.join(", "));

const toDollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** The price in the field of its kind, and what both views compute from amounts. */
const amounts = (row: CardRow | WholeRow) => ({
  [propertyKindTraits[row.kind].priceField]: row.price_cents / 100,
  move_in_cost: toDollars(row.move_in_cents),
  previous_price: toDollars(row.previous_price_cents),
});

/** Converts a row to the contract's card. */
export function toCard(row: CardRow): PropertyCard {
  return propertyCardSchema.parse({
    ...row,
    ...amounts(row),
    image_count: row.image_numbers.length,
    pictures: row.image_numbers,
    placeholder: row.cover_placeholder,
    // Most covers have none, and 24 cards in JSON must stay small.
    cover_focus: row.cover_focus ?? undefined,
  });
}

/** Converts a row to the contract's property. */
export function toProperty(row: WholeRow): Property {
  const images = row.images.map((image) => toImage(row.kind, row.uuid, image));
  const parts = { advance_months: row.advance_months, deposit: row.deposit_cents, agency_fee: row.agency_fee_cents };
  return propertySchema.parse({
    ...row,
    ...amounts(row),
    id: row.uuid,
    _id: row.uuid,
    contact_e164: readPhoneNumber(row.contact_number ?? "")?.e164 ?? null,
    allow_pets: row.pets_allowed,
    deposit: toDollars(row.deposit_cents),
    agency_fee: toDollars(row.agency_fee_cents),
    move_in_unknown: moveInParts.filter((part) => parts[part] === null),
    off_list: row.is_delisted ? (row.is_closed ? "gone" : "unconfirmed") : null,
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
  });
}

function toImage(kind: PropertyKind, uuid: string, record: ImageRecord): PropertyImage {
  const { id, number, type, width, height, alt, placeholder, focus } = record;
  return {
    id,
    url: originalImageUrl(kind, uuid, number, type),
    width,
    height,
    alt,
    placeholder,
    focus,
    variants: record.variants.map((size) => ({ url: imageVariantUrl(kind, uuid, number, size), width: size })),
  };
}
