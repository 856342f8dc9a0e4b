import type { Property } from "#contract/listings/property.ts";
import { getPrice } from "#contract/listings/property-price.ts";
import type { ListingStatus } from "#contract/listings/status/listing-status.ts";
import { isLand, type PropertyFact, propertyFacts } from "../facts/property-facts.ts";

const availabilities: Record<ListingStatus, string> = {
  available: "InStock",
  under_offer: "LimitedAvailability",
  sold: "SoldOut",
  let: "SoldOut",
  unavailable: "OutOfStock",
};

/** Returns a property as a schema.org offer of a place, with the facts that its page shows. */
export function structuredData(property: Property): object {
  const { title, property_type, kind, status } = property;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: title,
    datePosted: property.created_at,
    offers: {
      "@type": "Offer",
      businessFunction: `http://purl.org/goodrelations/v1#${kind === "rent" ? "LeaseOut" : "Sell"}`,
      price: getPrice(property),
      priceCurrency: "USD",
      availability: `https://schema.org/${availabilities[status]}`,
    },
    about: {
      "@type": "Accommodation",
      accommodationCategory: property_type,
      ...Object.assign({}, ...propertyFacts(property).map((fact) => toSchemaFact(property, fact))),
      address: {
        "@type": "PostalAddress",
        streetAddress: property.address,
        addressLocality: property.city,
        addressRegion: property.state,
        addressCountry: property.country,
      },
    },
  };
}

function toSchemaFact(property: Property, { name, label, value }: PropertyFact): object {
  if (name === "bedrooms") return { numberOfBedrooms: property.bedrooms ?? 0 };
  if (name === "bathrooms") return { numberOfBathroomsTotal: property.bathrooms };
  if (isLand(property)) return { additionalProperty: { "@type": "PropertyValue", name: label, value } };
  return { floorSize: { "@type": "QuantitativeValue", value: property.area_sqft, unitCode: "FTK" } };
}
