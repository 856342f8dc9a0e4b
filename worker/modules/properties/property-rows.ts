import { type SQL, sql } from "drizzle-orm";
import {
  type Property,
  type PropertyCard,
  type PropertyImage,
  propertyCardSchema,
  propertySchema,
} from "#contract/listings/property.ts";
import { imageVariantUrl, originalImageUrl } from "#shared/images/image-urls.ts";
import { shareImageName, shareImageUrl } from "#shared/images/share-image.ts";
import { readLiving } from "#shared/listings/details/living-facts.ts";
import { toPublicPlace } from "#shared/listings/place/public-place.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { moveInParts } from "#shared/listings/status/move-in-options.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { readBathrooms } from "#worker/db/property-columns/bathrooms.ts";
import { columnNames } from "#worker/db/stored-columns.ts";
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
  "bathroom_halves",
  "area_sqft",
  "price_cents",
  "is_available",
  "featured",
  "status",
  "confirmed_at",
  "owner_confirmed_at",
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
  "fact_bits",
] as const satisfies (keyof PropertyRow)[];

/** Columns of fields that only admins see. */
const adminColumnNames = [
  "published",
  "deleted_at",
  "status_note",
  "owner_id",
  "mandate",
  "living_checked_by",
] as const satisfies (keyof PropertyRow)[];

/** Returns the fields that only admins see and set. */
export const toAdminFields = ({ published, status_note, owner_id, mandate, living_checked_by }: AdminRow) => ({
  published,
  status_note,
  owner_id,
  mandate,
  living_checked_by,
});

export type AdminRow = Omit<PropertyRow, (typeof internalColumnNames)[number]>;
type FullRow = Omit<AdminRow, (typeof adminColumnNames)[number]>;

const without = <Name extends string, Left extends Name>(names: readonly Name[], left: readonly Left[]) =>
  names.filter((name): name is Exclude<Name, Left> => !left.some((one) => one === name));

/** The columns of a full property for admins, and for visitors. */
export const adminFullColumnNames = without(columnNames(properties), internalColumnNames);
export const fullColumnNames = without(adminFullColumnNames, adminColumnNames);

/** Returns columns as a list in SQL. */
export const columnList = (names: readonly string[]): SQL => sql.raw(names.join(", "));

const toDollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** The fields that only one kind has; the schema keeps those of the row's kind. */
const fieldsOfKind = (row: CardRow | FullRow) => ({
  [propertyKindTraits[row.kind].priceField]: row.price_cents / 100,
  move_in_cost: toDollars(row.move_in_cents),
});

/** A later confirmation by a colleague counts instead. */
const isConfirmedByOwner = ({ confirmed_at, owner_confirmed_at }: CardRow | FullRow) =>
  owner_confirmed_at !== null && owner_confirmed_at === confirmed_at ? true : undefined;

/**
 * The fields of both kinds, which the compiler compares with the columns. Left out are `status`, whose values depend on the
 * kind, and a time that a trigger sets in a column without NOT NULL.
 */
type SharedFields<Listing extends PropertyCard | Property> = Omit<Listing, "status" | "status_changed_at">;

/** Converts a row to the contract's card. */
export function toCard(row: CardRow): PropertyCard {
  const shared = {
    ...row,
    bathrooms: readBathrooms(row),
    confirmed_by_owner: isConfirmedByOwner(row),
    previous_price: toDollars(row.previous_price_cents),
    image_count: row.image_numbers.length,
    pictures: row.image_numbers,
    placeholder: row.cover_placeholder,
    // Most covers have none, and 24 cards in JSON must stay small.
    cover_focus: row.cover_focus ?? undefined,
  } satisfies SharedFields<PropertyCard>;
  return propertyCardSchema.parse({ ...shared, ...fieldsOfKind(row) });
}

/** Converts a row to the property that visitors get. */
export const toProperty = (row: FullRow): Property => toPublicPlace(toExactProperty(row));

/** Returns the fields of a stored property as admins send them, for the audit, the import and the export. */
export const toStoredFields = (row: AdminRow) => ({
  ...toExactProperty(row),
  ...toAdminFields(row),
  ...readLiving(row),
});

/** Converts a row to the contract's property, with the exact place, which visitors may not see. */
export function toExactProperty(row: FullRow): Property {
  const images = row.images.map((image) => toImage(row.kind, row.uuid, image));
  const parts = { advance_months: row.advance_months, deposit: row.deposit_cents, agency_fee: row.agency_fee_cents };
  const shared = {
    ...row,
    id: row.uuid,
    _id: row.uuid,
    bathrooms: readBathrooms(row),
    confirmed_by_owner: isConfirmedByOwner(row),
    previous_price: toDollars(row.previous_price_cents),
    contact_e164: readPhoneNumber(row.contact_number ?? "")?.e164 ?? null,
    agency_fee: toDollars(row.agency_fee_cents),
    living: readLiving(row),
    off_list: row.is_delisted ? (row.is_closed ? "gone" : "unconfirmed") : null,
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
    share_image: findShareImage(row),
  } satisfies SharedFields<Property>;
  return propertySchema.parse({
    ...shared,
    ...fieldsOfKind(row),
    allow_pets: row.pets_allowed,
    deposit: toDollars(row.deposit_cents),
    move_in_unknown: moveInParts.filter((part) => parts[part] === null),
  });
}

/** Returns the URL of the share image; undefined if there is none of the current cover and its focus. */
function findShareImage({ kind, uuid, images: [cover], share_image }: FullRow): string | undefined {
  const name = cover && shareImageName(cover.number, cover.focus);
  return name && share_image === name ? shareImageUrl(kind, uuid, name) : undefined;
}

function toImage(kind: PropertyKind, uuid: string, record: ImageRecord): PropertyImage {
  const { id, number, type, width, height, alt, placeholder, focus, bytes } = record;
  return {
    id,
    url: originalImageUrl(kind, uuid, number, type),
    width,
    height,
    alt,
    placeholder,
    focus,
    ...(record.variants.length === 0 && { bytes }),
    variants: record.variants.map((size) => ({
      url: imageVariantUrl(kind, uuid, number, size),
      width: size,
      bytes: record.variant_bytes[size] ?? null,
    })),
  };
}
