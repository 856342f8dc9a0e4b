import { pageSizes } from "#contract/http/pagination.ts";
import { type PropertyType, propertyTypes } from "#shared/listings/property-options.ts";
import { type SampleProperty, sampleProperties } from "#web/samples/properties.ts";
import { apartmentsForRent } from "./apartments-for-rent.ts";
import { residencesForRent } from "./residences-for-rent.ts";
import { residencesForSale } from "./residences-for-sale.ts";
import type { SeedProperty, SeedPropertyDraft } from "./seed-property.ts";
import { assignViewImages } from "./view-images.ts";
import { workplacesAndLand } from "./workplaces-and-land.ts";

/** Coprime to the number of drafts: stepping by it visits each draft once and mixes kinds and types. */
const stride = 13;

/** Returns the fifty listings that are seeded next to the samples, kinds and types mixed, oldest first. */
export function createSeedProperties(): SeedProperty[] {
  const drafts = [...residencesForSale, ...residencesForRent, ...apartmentsForRent, ...workplacesAndLand];
  const mixed = drafts.map((_, index) => drafts[(index * stride) % drafts.length] as SeedPropertyDraft);
  const samples = createSampleSeeds();
  return assignViewImages(mixed, samples, comparePages([...mixed, ...samples]));
}

/**
 * Returns a function that tells whether a page may show two of the listings: a list of one kind, the first order of all
 * properties, the featured homes of the home page, or the similar homes of a listing.
 */
function comparePages(oldestFirst: readonly SeedPropertyDraft[]) {
  const best = oldestFirst
    .toReversed()
    .sort((one, other) => Number(other.is_available) - Number(one.is_available))
    .map(({ cover }) => cover);
  const getPage = ({ cover }: SeedPropertyDraft) => Math.floor(best.indexOf(cover) / pageSizes.default);
  return (one: SeedPropertyDraft, other: SeedPropertyDraft): boolean =>
    one.kind === other.kind || getPage(one) === getPage(other) || Boolean(one.featured && other.featured);
}

/** Returns the web app's ten samples as real listings, with their own images. */
export function createSampleSeeds(): SeedProperty[] {
  return sampleProperties.map((sample) => {
    const [cover = "", ...views] = sample.images;
    const price = Number(sample.price.replace(/[^\d.]/g, ""));
    const shared = { ...createSharedFields(sample), cover, views };
    return sample.type === "rent"
      ? { kind: "rent", ...shared, ...createRentFields(sample), monthly_rent: price }
      : { kind: "buy", ...shared, price };
  });
}

/** A sample that does not mention furniture or parking says neither yes nor no. */
function createRentFields(sample: SampleProperty) {
  const isMentioned = (amenity: string) => (sample.amenities.includes(amenity) ? true : null);
  return {
    postal_code: "1000",
    furnished: isMentioned("Furnished"),
    lease_duration: "1 Year" as const,
    has_parking: isMentioned("Parking"),
  };
}

function createSharedFields(sample: SampleProperty) {
  const parts = sample.location.split(", ");
  const [longitude, latitude] = sample.coordinates;
  return {
    title: sample.title,
    description: sample.description,
    property_type: parsePropertyType(sample.propertyType),
    address: parts.slice(0, -1).join(", ") || sample.location,
    area: parts.at(-1) ?? null,
    city: sample.city,
    state: sample.state,
    country: "Liberia",
    bedrooms: sample.beds,
    bathrooms: sample.baths,
    area_sqft: sample.sqft,
    amenities: sample.amenities,
    latitude,
    longitude,
    is_available: sample.available,
    featured: sample.featured,
  };
}

function parsePropertyType(name: string): PropertyType {
  const type = propertyTypes.find((candidate) => candidate === name);
  if (!type) throw new Error(`Unknown property type in the samples: ${name}`);
  return type;
}
