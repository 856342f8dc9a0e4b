import type { Accommodation, Offer, RealEstateListing } from "schema-dts";
import type { Property } from "#contract/listings/property.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import type { ListingStatus } from "#shared/listings/status/listing-status.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { StructuredData } from "#web/lib/page/structured-data.ts";
import { isLand, type PropertyFact, propertyFacts } from "../facts/property-facts.ts";

const availabilities = {
  available: "https://schema.org/InStock",
  under_offer: "https://schema.org/LimitedAvailability",
  sold: "https://schema.org/SoldOut",
  let: "https://schema.org/SoldOut",
  unavailable: "https://schema.org/OutOfStock",
} as const satisfies Record<ListingStatus, string>;

/** Returns what the page of a property describes: the offer of a place. */
export const describeListing =
  (property: Property): StructuredData =>
  (origin) => [listing(property, origin)];

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

function toSchemaFact(
  property: Property,
  { name, label, value }: PropertyFact,
): Partial<Exclude<Accommodation, string>> {
  if (name === "bedrooms") return { numberOfBedrooms: property.bedrooms ?? 0 };
  if (name === "bathrooms") return { numberOfBathroomsTotal: property.bathrooms ?? 0 };
  if (isLand(property)) return { additionalProperty: { "@type": "PropertyValue", name: label, value } };
  return { floorSize: { "@type": "QuantitativeValue", value: property.area_sqft ?? 0, unitCode: "FTK" } };
}
