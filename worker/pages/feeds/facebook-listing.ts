import type { Property } from "#contract/listings/property.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { escapeXml } from "#worker/lib/escape-xml.ts";

/** About 110 metres: a feed must not say where a home is more exactly than its page. */
const coordinateDigits = 3;
const maxImages = 20;
const maxDescription = 5000;

const propertyTypes: Record<string, string> = {
  House: "house",
  Villa: "house",
  Duplex: "house",
  Apartment: "apartment",
  Studio: "apartment",
  Loft: "apartment",
  Penthouse: "apartment",
  Condo: "condo",
  Townhouse: "townhouse",
  Land: "land",
};

/**
 * Returns a home as Facebook's catalogs of home listings take it; undefined if it is not on the market or lacks what they
 * require: a place on the map and a photo in a format that they show.
 * @param url the address of its page
 */
export function facebookListing(property: Property, url: string, origin: string): string | undefined {
  const { latitude, longitude, kind, address, city, state, country, postal_code, area } = property;
  const availability = toAvailability(property);
  const urls = photoUrls(property);
  if (!availability || latitude === null || longitude === null || urls.length === 0) return undefined;
  const fields: [name: string, value: string | number | null][] = [
    ["home_listing_id", property.reference],
    ["name", property.title],
    ["availability", availability],
    ["description", property.description.slice(0, maxDescription)],
    ["latitude", latitude.toFixed(coordinateDigits)],
    ["longitude", longitude.toFixed(coordinateDigits)],
    ["neighborhood", area ?? city],
    ["price", `${getPrice(property).toFixed(2)} USD`],
    ["url", url],
    ["listing_type", kind === "rent" ? "for_rent_by_agent" : "for_sale_by_agent"],
    ["property_type", propertyTypes[property.property_type] ?? "other"],
    ["num_beds", property.bedrooms],
    ["num_baths", property.bathrooms],
    ["area_size", property.area_sqft],
    ["area_unit", property.area_sqft === null ? null : "sq_ft"],
    ["furnish_type", furnishType(property)],
    ["year_built", property.year_built],
  ];
  const parts = { addr1: address, city, region: state, country, postal_code };
  const components = Object.entries(parts).flatMap(([name, text]) =>
    text ? [`<component name="${name}">${escapeXml(text)}</component>`] : [],
  );
  const photos = urls.slice(0, maxImages).map((path) => `<image><url>${escapeXml(origin + path)}</url></image>`);
  const elements = fields.flatMap(([name, value]) =>
    value === null ? [] : [`<${name}>${escapeXml(String(value))}</${name}>`],
  );
  return `<listing>${elements.join("")}<address format="simple">${components.join("")}</address>${photos.join("")}</listing>`;
}

const toAvailability = ({ kind, status }: Property): string | undefined => {
  if (status === "available") return kind === "rent" ? "for_rent" : "for_sale";
  return status === "under_offer" && kind === "buy" ? "sale_pending" : undefined;
};

function furnishType(property: Property): string | null {
  if (property.kind === "buy" || property.furnished === null) return null;
  return property.furnished ? "furnished" : "unfurnished";
}

/** Facebook shows JPEG and PNG. Smaller versions are WebP, and some originals are, but the share image of a cover is a JPEG. */
function photoUrls({ images, share_image }: Property): string[] {
  const shown = images.map(({ url }) => url).filter((url) => /\.(jpg|png)$/.test(url));
  return share_image && shown[0] !== images[0]?.url ? [share_image, ...shown] : shown;
}
