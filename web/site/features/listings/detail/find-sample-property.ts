import { readLiving } from "#shared/listings/details/living-facts.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";
import { sampleProperties } from "#web/samples/properties.ts";
import { sampleToCard } from "../card/sample-to-card.ts";
import type { DetailProperty } from "../facts/detail-property.ts";

/** Returns the sample with this id as a full property. It has no contacts, so visitors reach the business. */
export function findSampleProperty(id: string): DetailProperty | null {
  const sample = sampleProperties.find((candidate) => candidate.id === id);
  if (!sample) return null;
  const { covers = [], pictures, image_count, placeholder, ...card } = sampleToCard(sample);
  const images = covers.map((base) => ({
    id: base,
    url: `${base}-640.webp`,
    width: 640,
    height: 480,
    alt: sample.title,
    placeholder: null,
    focus: null,
    variants: [320, 640].map((width) => ({ url: `${base}-${width}.webp`, width, bytes: null })),
  }));
  const shared = {
    listed_by: null,
    contact_number: null,
    contact_e164: null,
    postal_code: null,
    id,
    _id: id,
    description: sample.description,
    country: "Liberia",
    amenities: sample.amenities,
    longitude: sample.coordinates[0],
    latitude: sample.coordinates[1],
    landmark: null,
    plus_code: null,
    pin: "approximate" as const,
    living: readLiving({}),
    living_checked_at: null,
    images,
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    updated_at: card.created_at,
    status_changed_at: card.created_at,
    price_reduced_at: null,
    agency_fee: null,
    off_list: null,
  };
  if (card.kind === "buy") return { ...card, ...shared, ...readDetails("buy", {}) };
  return {
    ...card,
    ...shared,
    advance_months: null,
    deposit: null,
    move_in_unknown: [],
    allow_pets: null,
    ...readDetails("rent", {}),
  };
}
