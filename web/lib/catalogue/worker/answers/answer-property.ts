import type { Property, PropertyImage } from "#contract/listings/property.ts";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { hasSmallVersion, imageUrlAt, imageVariantUrl, imageVariantWidths } from "#shared/images/image-urls.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";
import { usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import { moveInParts } from "#shared/listings/status/move-in-options.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { toCard } from "./catalogue-card.ts";

const maxSimilar = 3;

/** Returns the page of a home from the catalogue; undefined if it has no such home. */
export function answerProperty(
  homes: readonly CatalogueHome[],
  prices: PriceFigures | null,
  uuid: string,
): PropertyDetailResponse | undefined {
  const home = homes.find((candidate) => candidate.uuid === uuid);
  if (!home) return undefined;
  const property = { ...toStoredProperty(home), usual_price: usualPriceOf(prices, home) ?? null };
  return { data: { property, similar: findSimilar(homes, home).map(toCard) } };
}

/** Returns a home as its page shows it. What the catalogue does not say is unknown: "" or null. */
function toStoredProperty(home: CatalogueHome): Property {
  const images = home.pictures.map((_, index) => toImage(home, index));
  const shared = {
    ...toCard(home),
    id: home.uuid,
    _id: home.uuid,
    description: home.description ?? "",
    country: home.country,
    postal_code: home.postal_code,
    amenities: home.amenities,
    latitude: home.latitude,
    longitude: home.longitude,
    landmark: home.landmark,
    plus_code: null,
    pin: "approximate" as const,
    living: home.living,
    living_checked_at: home.living_checked_at,
    listed_by: home.listed_by,
    contact_number: home.contact_number,
    contact_e164: home.contact_e164,
    status_changed_at: "",
    price_reduced_at: home.price_reduced_at,
    agency_fee: home.agency_fee,
    off_list: null,
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
    updated_at: home.created_at,
  };
  if (shared.kind === "buy") return { ...shared, ...readDetails("buy", { ...home }) };
  const { advance_months, deposit } = home;
  return {
    ...shared,
    advance_months,
    deposit,
    move_in_unknown: moveInParts.filter((part) => home[part] === null),
    ...readDetails("rent", { ...home }),
    allow_pets: home.pets_allowed,
  };
}

/** The catalogue has no sizes of images: 4:3 is that of the frame. */
function toImage(
  { kind, uuid, title, pictures, placeholder, cover_focus }: CatalogueHome,
  index: number,
): PropertyImage {
  const number = pictures[index] ?? 0;
  const widths = hasSmallVersion(number) ? imageVariantWidths : [];
  return {
    id: uuid,
    url: imageUrlAt(kind, uuid, index),
    width: 640,
    height: 480,
    alt: `${title}, photo ${index + 1}`,
    placeholder: index === 0 ? placeholder : null,
    focus: index === 0 ? (cover_focus ?? null) : null,
    variants: widths.map((width) => ({ url: imageVariantUrl(kind, uuid, number, width), width, bytes: null })),
  };
}

/** Returns available homes of the same kind and type, those of the same area first. */
function findSimilar(homes: readonly CatalogueHome[], { uuid, kind, property_type, area }: CatalogueHome) {
  const similar = homes.filter(
    (other) =>
      other.uuid !== uuid && other.kind === kind && other.property_type === property_type && other.is_available,
  );
  const ofArea = similar.filter((other) => other.area === area);
  return [...ofArea, ...similar.filter((other) => other.area !== area)].slice(0, maxSimilar);
}
