import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { leaseDurations, propertyTypes } from "#shared/listings/property-options.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import { buildProperty, type TestProperty } from "./properties.ts";
import { createRandom } from "./seeded-random.ts";

const cities = ["Monrovia", "Paynesville", "Gbarnga", "Buchanan"];
const areas = ["Sinkor", "Congo Town", "ELWA Junction", "Mamba Point", null];
const amenities = ["Ocean view", "Standby generator", "Borehole", "No parking", "Wi-Fi", "Air conditioning"];
const words = [
  ..."Bright house by the océan garden Sinkor zinc roof st 15th O'Brien view Street sea".split(" "),
  "bore hole",
];
const prices = [600, 999.99, 1000, 1500, 2000, 2500.5, 3000, 5000, 90_000, 200_000, 450_000, 600_000];

/** Returns homes with many equal and unknown values. */
export function randomProperties(count: number, seed: number): TestProperty[] {
  const { pick, chance, whole } = createRandom(seed);
  const sometimes = <T>(value: T) => (chance(0.8) ? value : null);
  return Array.from({ length: count }, () => {
    const kind = pick(["buy", "rent"] as const);
    return buildProperty({
      kind,
      title: `${pick(words)} ${pick(words)} ${pick(words)}`,
      description: `${pick(words)} ${pick(words)}`,
      property_type: pick(propertyTypes),
      city: pick(cities),
      area: pick(areas),
      bedrooms: sometimes(whole(0, 12)),
      bathrooms: sometimes(whole(0, 8) / 2),
      area_sqft: sometimes(whole(3, 40) * 100),
      is_available: chance(0.8),
      featured: chance(0.1),
      amenities: amenities.filter(() => chance(0.3)),
      ...(kind === "buy"
        ? { price: pick(prices) }
        : {
            monthly_rent: pick(prices),
            furnished: sometimes(chance(0.5)),
            pets_allowed: sometimes(chance(0.5)),
            has_parking: sometimes(chance(0.5)),
            lease_duration: sometimes(pick(leaseDurations)),
            advance_months: sometimes(whole(0, 12)),
            deposit: sometimes(pick([0, 300, 1000])),
            agency_fee: sometimes(300),
          }),
    });
  });
}

/** Returns filters that often match some of these homes. */
export function randomFilters(seed: number): PropertyFilters {
  const { pick, chance, whole } = createRandom(seed);
  const sometimes = <T>(share: number, value: T) => (chance(share) ? value : undefined);
  const randomNames = (share: number, from: readonly (string | null)[]) =>
    chance(share) ? [...new Set(Array.from({ length: whole(1, 3) }, () => pick(from) ?? "Nowhere"))] : [];
  return {
    kind: sometimes(0.5, pick(["buy", "rent"] as const)),
    q: sometimes(
      0.4,
      Array.from({ length: whole(1, 3) }, () => pick(words).slice(0, whole(1, 9)).toUpperCase()).join(", "),
    ),
    property_type: randomNames(0.3, propertyTypes),
    city: randomNames(
      0.3,
      cities.map((city) => city.toLowerCase()),
    ),
    area: randomNames(0.2, areas),
    place: randomNames(0.1, [...cities, ...areas]),
    min_price: sometimes(0.3, pick([...prices, 777.77])),
    max_price: sometimes(0.3, pick([...prices, 2600])),
    min_bedrooms: sometimes(0.2, whole(0, 11)),
    min_bathrooms: sometimes(0.2, whole(0, 8) / 2),
    bedrooms: sometimes(0.1, whole(0, 11)),
    max_bedrooms: sometimes(0.1, whole(0, 11)),
    amenity: chance(0.2) ? [pick(["power", "water", "air-conditioning", "parking", "ocean view"])] : [],
    furnished: sometimes(0.1, chance(0.5)),
    pets: sometimes(0.1, chance(0.5)),
    parking: sometimes(0.1, chance(0.5)),
    available: sometimes(0.2, chance(0.8)),
    featured: sometimes(0.1, chance(0.5)),
    lease_duration: sometimes(0.1, pick(leaseDurations)),
    status: chance(0.2) ? [...new Set([pick(listingStatuses), pick(listingStatuses)])] : [],
    max_move_in: sometimes(0.2, pick([1000, 5000, 7777, 20_000, 90_000])),
  };
}
