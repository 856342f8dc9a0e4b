import type { ListingKind } from "../../contract/listing-kinds.ts";
import { originalAddress, type VariantWidth, variantAddress } from "../../contract/picture-addresses.ts";
import type { Property, PropertyCard, PropertyImage } from "../../contract/property.ts";
import type { Row } from "../../db/query.ts";
import type { properties, StoredPicture } from "../../db/schema.ts";

/** A row as D1 gives it: flags as 0, 1 or null, lists as JSON text. */
type Stored = typeof properties.$inferSelect;
type CardRow = Pick<
  Stored,
  | "uuid"
  | "reference"
  | "kind"
  | "title"
  | "property_type"
  | "address"
  | "area"
  | "city"
  | "state"
  | "bedrooms"
  | "bathrooms"
  | "area_sqft"
  | "price_cents"
  | "cover_placeholder"
  | "created_at"
>;

const flag = (value: unknown) => (value === null ? null : value === 1);
const list = <T>(json: unknown) => JSON.parse(json as string) as T[];

/** The listing's price under the name its kind gives it, in US dollars. */
function price(row: CardRow): { kind: "buy"; price: number } | { kind: "rent"; monthly_rent: number } {
  const dollars = row.price_cents / 100;
  return row.kind === "rent" ? { kind: "rent", monthly_rent: dollars } : { kind: "buy", price: dollars };
}

/** A stored row as the contract's card. */
export function toCard(row: Row): PropertyCard {
  const stored = row as CardRow;
  const numbers = list<number>(row.picture_numbers);
  return {
    uuid: stored.uuid,
    reference: stored.reference,
    title: stored.title,
    property_type: stored.property_type,
    address: stored.address,
    area: stored.area,
    city: stored.city,
    state: stored.state,
    bedrooms: stored.bedrooms,
    bathrooms: stored.bathrooms,
    area_sqft: stored.area_sqft,
    is_available: row.is_available === 1,
    featured: row.featured === 1,
    image_count: numbers.length,
    pictures: numbers,
    placeholder: stored.cover_placeholder,
    created_at: stored.created_at,
    ...price(stored),
  };
}

/** A stored row as the whole property of the contract. */
export function toProperty(row: Row): Property {
  const stored = row as Stored & Row;
  const images = list<StoredPicture>(row.pictures).map((picture) => toImage(stored.kind, stored.uuid, picture));
  const shared = {
    uuid: stored.uuid,
    id: stored.uuid,
    _id: stored.uuid,
    reference: stored.reference,
    title: stored.title,
    description: stored.description,
    property_type: stored.property_type,
    address: stored.address,
    area: stored.area,
    city: stored.city,
    state: stored.state,
    country: stored.country,
    postal_code: stored.postal_code,
    bedrooms: stored.bedrooms,
    bathrooms: stored.bathrooms,
    area_sqft: stored.area_sqft,
    amenities: list<string>(row.amenities),
    year_built: stored.year_built,
    latitude: stored.latitude,
    longitude: stored.longitude,
    listed_by: stored.listed_by,
    contact_number: stored.contact_number,
    is_available: row.is_available === 1,
    featured: row.featured === 1,
    is_new_construction: flag(row.is_new_construction),
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
    created_at: stored.created_at,
    updated_at: stored.updated_at,
  };
  const priced = price(stored);
  if (priced.kind === "buy") {
    return { ...shared, ...priced, previous_owners: stored.previous_owners, renovation_year: stored.renovation_year };
  }
  return {
    ...shared,
    ...priced,
    furnished: flag(row.furnished),
    lease_duration: stored.lease_duration,
    pets_allowed: flag(row.pets_allowed),
    allow_pets: flag(row.pets_allowed),
    has_parking: flag(row.has_parking),
    previous_tenants: stored.previous_tenants,
    last_renovation_year: stored.last_renovation_year,
  };
}

function toImage(kind: ListingKind, uuid: string, picture: StoredPicture): PropertyImage {
  return {
    id: picture.id,
    url: originalAddress(kind, uuid, picture.number, picture.type),
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    placeholder: picture.placeholder,
    variants: picture.variants.map((width) => ({
      url: variantAddress(kind, uuid, picture.number, width as VariantWidth),
      width,
    })),
  };
}
