import { type PropertyType, propertyTypes } from "#contract/listings/property-options.ts";
import { type SampleProperty, sampleProperties } from "#web/samples/properties.ts";
import { apartmentsForRent } from "./apartments-for-rent.ts";
import { residencesForRent } from "./residences-for-rent.ts";
import { residencesForSale } from "./residences-for-sale.ts";
import type { SeedProperty, SeedPropertyDraft } from "./seed-property.ts";
import { assignViewImages } from "./view-images.ts";
import { workplacesAndLand } from "./workplaces-and-land.ts";

/** Coprime to the number of drafts, so that stepping by it visits each once and mixes kinds and types. */
const stride = 13;

/** The fifty listings that stand beside the samples in a seeded database, kinds and types mixed, oldest first. */
export function createSeedProperties(): SeedProperty[] {
  const drafts = [...residencesForSale, ...residencesForRent, ...apartmentsForRent, ...workplacesAndLand];
  const mixed = drafts.map((_, at) => drafts[(at * stride) % drafts.length] as SeedPropertyDraft);
  return assignViewImages(
    mixed,
    sampleProperties.flatMap((sample) => sample.images.slice(1)),
  );
}

/** The web's ten samples as real listings (ruling 4): each keeps its own pictures. */
export function createSampleSeeds(): SeedProperty[] {
  return sampleProperties.map((sample) => {
    const [cover = "", ...views] = sample.images;
    const price = Number(sample.price.replace(/[^\d.]/g, ""));
    const shared = { ...sharedFields(sample), cover, views };
    return sample.type === "rent"
      ? { kind: "rent", ...shared, ...rentFacts(sample), monthly_rent: price }
      : { kind: "buy", ...shared, price, postal_code: null, previous_owners: null, renovation_year: null };
  });
}

function rentFacts(sample: SampleProperty) {
  return {
    postal_code: "1000",
    furnished: sample.amenities.includes("Furnished"),
    lease_duration: "1 Year" as const,
    pets_allowed: null,
    has_parking: sample.amenities.includes("Parking"),
    previous_tenants: null,
    last_renovation_year: null,
  };
}

function sharedFields(sample: SampleProperty) {
  const parts = sample.location.split(", ");
  const [longitude, latitude] = sample.coordinates;
  return {
    reference: null,
    published: true,
    title: sample.title,
    description: sample.description,
    property_type: knownType(sample.propertyType),
    address: parts.slice(0, -1).join(", ") || sample.location,
    area: parts.at(-1) ?? null,
    city: sample.city,
    state: sample.state,
    country: "Liberia",
    bedrooms: sample.beds,
    bathrooms: sample.baths,
    area_sqft: sample.sqft,
    amenities: sample.amenities,
    year_built: null,
    latitude,
    longitude,
    listed_by: null,
    contact_number: null,
    is_available: sample.available,
    featured: sample.featured,
    is_new_construction: null,
  };
}

function knownType(name: string): PropertyType {
  const type = propertyTypes.find((known) => known === name);
  if (!type) throw new Error(`The sample's type ${name} is none of the contract's`);
  return type;
}
