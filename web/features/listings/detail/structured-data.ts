import type { Accommodation, Offer, RealEstateListing } from "schema-dts";
import { areaPath } from "#contract/listings/area-pages/area-path.ts";
import { hasTypePage, typePlural } from "#contract/listings/area-pages/type-names.ts";
import type { Property } from "#contract/listings/property.ts";
import { getPrice } from "#contract/listings/property-price.ts";
import type { ListingStatus } from "#contract/listings/status/listing-status.ts";
import { paths } from "#web/lib/page/paths.ts";
import { breadcrumbList, type StructuredData } from "#web/lib/page/structured-data.ts";
import type { Crumb } from "#web/ui/breadcrumbs.tsx";
import { isLand, type PropertyFact, propertyFacts } from "../facts/property-facts.ts";

const availabilities = {
  available: "https://schema.org/InStock",
  under_offer: "https://schema.org/LimitedAvailability",
  sold: "https://schema.org/SoldOut",
  let: "https://schema.org/SoldOut",
  unavailable: "https://schema.org/OutOfStock",
} as const satisfies Record<ListingStatus, string>;

/** Returns what the page of a property describes: the offer of a place, and the lists above it. */
export const describeListing =
  (property: Property): StructuredData =>
  (origin) => [listing(property, origin), breadcrumbList(origin, listingCrumbs(property))];

function listing(property: Property, origin: string): Exclude<RealEstateListing, string> {
  const { title, uuid, description, created_at, updated_at, images } = property;
  return {
    "@type": "RealEstateListing",
    name: title,
    url: origin + paths.property(uuid),
    description,
    image: images.map(({ url, variants }) => origin + (variants[variants.length - 1]?.url ?? url)),
    datePosted: created_at,
    dateModified: updated_at,
    offers: offer(property),
    about: place(property),
  };
}

function offer(property: Property): Offer {
  const price = getPrice(property);
  return {
    "@type": "Offer",
    businessFunction: { "@id": `http://purl.org/goodrelations/v1#${property.kind === "rent" ? "LeaseOut" : "Sell"}` },
    price,
    priceCurrency: "USD",
    availability: availabilities[property.status],
    ...(property.kind === "rent" && {
      priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "USD", unitCode: "MON" },
    }),
  };
}

function place(property: Property): Accommodation {
  const { property_type, address, area, city, state, country } = property;
  return {
    "@type": "Accommodation",
    accommodationCategory: property_type,
    ...Object.assign({}, ...propertyFacts(property).map((fact) => toSchemaFact(property, fact))),
    address: {
      "@type": "PostalAddress",
      streetAddress: area && !address.includes(area) ? `${address}, ${area}` : address,
      addressLocality: city,
      addressRegion: state,
      addressCountry: country,
    },
  };
}

/** A home that is in no list may be the last one of its area, whose page then no longer exists. */
function listingCrumbs({ kind, area, property_type, off_list }: Property): Crumb[] {
  const all = { label: kind === "rent" ? "For rent" : "For sale", path: paths[kind] };
  if (!area || off_list) return [all];
  const ofArea = { label: area, path: areaPath(kind, area) };
  if (!hasTypePage(property_type)) return [all, ofArea];
  return [all, ofArea, { label: typePlural(property_type), path: areaPath(kind, area, property_type) }];
}

function toSchemaFact(
  property: Property,
  { name, label, value }: PropertyFact,
): Partial<Exclude<Accommodation, string>> {
  if (name === "bedrooms") return { numberOfBedrooms: property.bedrooms ?? 0 };
  if (name === "bathrooms") return { numberOfBathroomsTotal: property.bathrooms ?? 0 };
  if (isLand(property)) return { additionalProperty: { "@type": "PropertyValue", name: label, value } };
  return { floorSize: { "@type": "QuantitativeValue", value: property.area_sqft ?? 0, unitCode: "FTK" } };
}
