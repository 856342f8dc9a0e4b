import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { Property, PropertyImage } from "#contract/listings/property.ts";
import { readLiving } from "#shared/listings/details/living-facts.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";
import { toPlusCode } from "#shared/listings/place/plus-code.ts";
import { toPublicPlace } from "#shared/listings/place/public-place.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { statusesOfKind } from "#shared/listings/status/listing-status.ts";
import { moveInParts } from "#shared/listings/status/move-in-options.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import type { FormImage } from "#web/admin/lib/images/form-image.ts";
import { allAmenities, type ListingValues, toListingBody } from "../listing-values.ts";

/** Returns the listing that the form would save. Missing values have a placeholder or are empty; a missing price is 0. */
export function buildPreviewProperty(
  kind: PropertyKind,
  values: ListingValues,
  formImages: readonly FormImage[],
  existing: AdminProperty | undefined,
): Property {
  const body = toListingBody(kind, values);
  const text = (name: string) => (typeof body[name] === "string" ? body[name] : null);
  const number = (name: string) => (typeof body[name] === "number" && Number.isFinite(body[name]) ? body[name] : null);
  const price = Math.max(0, number(kind === "buy" ? "price" : "monthly_rent") ?? 0);
  const flag = (name: string) => body[name] === true;
  const now = new Date().toISOString();
  const uuid = existing?.uuid ?? "preview";
  const [latitude, longitude] = [number("latitude"), number("longitude")];
  const code = latitude === null || longitude === null ? null : toPlusCode(latitude, longitude);
  const place = { latitude, longitude, plus_code: text("plus_code") ?? code };
  const images = previewImages(formImages, existing);
  const shared = {
    uuid,
    id: uuid,
    _id: uuid,
    reference: existing?.reference ?? "assigned on saving",
    title: text("title") ?? "No title yet",
    description: text("description") ?? "No description yet",
    property_type: text("property_type") ?? "No type yet",
    address: text("address") ?? "",
    area: text("area"),
    city: text("city") ?? "",
    state: text("state") ?? "",
    country: text("country") ?? "",
    postal_code: text("postal_code"),
    bedrooms: number("bedrooms"),
    bathrooms: number("bathrooms"),
    area_sqft: number("area_sqft"),
    amenities: allAmenities(values),
    ...place,
    landmark: text("landmark"),
    snoocode: text("snoocode"),
    house_number: text("house_number"),
    pin: text("pin") === "exact" ? ("exact" as const) : ("approximate" as const),
    living: readLiving(body),
    living_checked_at: existing?.living_checked_at ?? null,
    listed_by: text("listed_by"),
    contact_number: text("contact_number"),
    contact_e164: readPhoneNumber(text("contact_number") ?? "")?.e164 ?? null,
    is_available: flag("is_available"),
    featured: flag("featured"),
    confirmed_at: existing?.confirmed_at ?? null,
    previous_price: existing?.previous_price ?? null,
    status_changed_at: existing?.status_changed_at ?? now,
    price_reduced_at: existing?.price_reduced_at ?? null,
    agency_fee: number("agency_fee"),
    off_list: null,
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
    created_at: existing?.created_at ?? now,
    updated_at: now,
  };
  const availability = flag("is_available") ? "available" : "unavailable";
  if (kind === "buy") {
    return toPublicPlace({
      kind,
      ...shared,
      price,
      status: statusesOfKind.buy.find((status) => status === body.status) ?? availability,
      ...readDetails("buy", body),
    });
  }
  const details = readDetails("rent", body);
  return toPublicPlace({
    kind,
    ...shared,
    monthly_rent: price,
    status: statusesOfKind.rent.find((status) => status === body.status) ?? availability,
    advance_months: number("advance_months"),
    deposit: number("deposit"),
    ...moveIn(price, number),
    allow_pets: details.pets_allowed,
    ...details,
  });
}

/** The money to move in, computed as the server does; unknown without a rent. */
function moveIn(rent: number, number: (name: string) => number | null) {
  const months = number("advance_months");
  const extras = (number("deposit") ?? 0) + (number("agency_fee") ?? 0);
  return {
    move_in_cost: months === null || rent === 0 ? null : rent * months + extras,
    move_in_unknown: moveInParts.filter((part) => number(part) === null),
  };
}

/** Stored images have the URLs of the server, new ones those of their local preview. */
function previewImages(formImages: readonly FormImage[], existing: AdminProperty | undefined): PropertyImage[] {
  return formImages.flatMap(({ uploadId, preview, alt, focus }) => {
    const stored = existing?.images.find(({ id }) => id === uploadId);
    if (stored) return [{ ...stored, alt, focus }];
    if (!preview) return [];
    const shown = { width: 640, height: 480, variants: [] };
    return [{ ...shown, id: uploadId, url: preview, alt, placeholder: null, focus }];
  });
}
