import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import type { SampleProperty } from "#web/samples/properties.ts";

/** Converts a sample to a card that is marked as a sample and shows the illustrations as images. */
export function sampleToCard(sample: SampleProperty): CardProperty {
  const price = Number(sample.price.replace(/[^\d.]/g, ""));
  const addressParts = sample.location.split(", ");
  // Only the cover illustrations are published. The other views are for seeding a database.
  const covers = sample.images.filter((name) => !name.startsWith("view-")).map((name) => `/art/samples/${name}`);
  const shared = {
    uuid: sample.id,
    reference: sample.id.toUpperCase(),
    title: sample.title,
    property_type: sample.propertyType,
    address: addressParts.slice(0, -1).join(", ") || sample.location,
    area: addressParts[addressParts.length - 1] ?? null,
    city: sample.city,
    state: sample.state,
    bedrooms: sample.beds,
    bathrooms: sample.baths,
    area_sqft: sample.sqft,
    is_available: sample.available,
    featured: sample.featured,
    image_count: covers.length,
    pictures: [],
    placeholder: null,
    confirmed_at: null,
    previous_price: null,
    created_at: "2024-01-01T00:00:00.000Z",
    sample: true,
    covers,
  };
  const status = sample.available ? "available" : "unavailable";
  return sample.type === "rent"
    ? { kind: "rent", ...shared, monthly_rent: price, status, move_in_cost: null }
    : { kind: "buy", ...shared, price, status };
}
