import type { LeaseDuration, PropertyType } from "#shared/listings/property-options.ts";
import { type AreaName, areas } from "./areas.ts";
import { createRental, createSale, type SeedProperty, type SeedPropertyDraft } from "./seed-property.ts";

interface TypeTraits {
  /** The relative frequency of the type. */
  weight: number;
  /** The number of cover images. */
  covers: number;
  /** The lowest and the highest number. */
  bedrooms: readonly [number, number];
  sqftPerBedroom: number;
  rentPerSqft: number;
  pricePerSqft: number;
}

const traits = {
  House: { weight: 26, covers: 13, bedrooms: [2, 5], sqftPerBedroom: 520, rentPerSqft: 0.6, pricePerSqft: 58 },
  Apartment: { weight: 30, covers: 13, bedrooms: [1, 3], sqftPerBedroom: 480, rentPerSqft: 0.85, pricePerSqft: 110 },
  Villa: { weight: 9, covers: 7, bedrooms: [4, 6], sqftPerBedroom: 850, rentPerSqft: 0.9, pricePerSqft: 108 },
  Townhouse: { weight: 9, covers: 5, bedrooms: [2, 4], sqftPerBedroom: 510, rentPerSqft: 0.75, pricePerSqft: 96 },
  Condo: { weight: 8, covers: 4, bedrooms: [1, 3], sqftPerBedroom: 560, rentPerSqft: 0.9, pricePerSqft: 150 },
  Studio: { weight: 6, covers: 4, bedrooms: [0, 0], sqftPerBedroom: 460, rentPerSqft: 0.95, pricePerSqft: 105 },
  Penthouse: { weight: 2, covers: 2, bedrooms: [3, 4], sqftPerBedroom: 860, rentPerSqft: 1.3, pricePerSqft: 180 },
  "Office Space": { weight: 4, covers: 4, bedrooms: [0, 0], sqftPerBedroom: 1800, rentPerSqft: 1.1, pricePerSqft: 95 },
  "Event Center": { weight: 1, covers: 2, bedrooms: [0, 0], sqftPerBedroom: 8200, rentPerSqft: 0.5, pricePerSqft: 42 },
  Duplex: { weight: 3, covers: 2, bedrooms: [3, 6], sqftPerBedroom: 480, rentPerSqft: 0.6, pricePerSqft: 52 },
  Warehouse: { weight: 1, covers: 1, bedrooms: [0, 0], sqftPerBedroom: 14_000, rentPerSqft: 0.3, pricePerSqft: 30 },
  Land: { weight: 1, covers: 2, bedrooms: [0, 0], sqftPerBedroom: 14_000, rentPerSqft: 0.02, pricePerSqft: 2.6 },
} as const satisfies Partial<Record<PropertyType, TypeTraits>>;

type GeneratedType = keyof typeof traits;

const adjectives = ["Quiet", "Bright", "Well-kept", "Roomy", "Walled", "Newly painted", "Cool", "Furnished", "Modern"];
const landmarks = [
  "the main road",
  "the market",
  "two schools",
  "the church",
  "the clinic",
  "a taxi stand",
  "the mosque",
];
const interiors = [
  "tiled throughout",
  "with ceiling fans in every room",
  "with built-in wardrobes",
  "with screened windows",
];
const waterSupplies = [
  "The borehole supplies water all year.",
  "An overhead tank is filled every morning.",
  "Water is piped in.",
];
const powerSupplies = [
  "The generator runs from six to midnight.",
  "Solar panels power the lights.",
  "The electricity meter is prepaid.",
];
const remarks = [
  "Viewings any day by appointment.",
  "The deed is probated.",
  "The landlord lives nearby and responds quickly.",
];
const amenities = [
  "Air conditioning",
  "Balcony",
  "Borehole",
  "Fitted kitchen",
  "Garden",
  "Internet ready",
  "Parking",
  "Perimeter fence",
  "Security guard",
  "Solar panels",
  "Standby generator",
  "Veranda",
  "Water tank",
];
/** Yes, no, or not known. */
const answers = [true, false, undefined] as const;
const leases: readonly LeaseDuration[] = ["Month-to-Month", "3 Months", "6 Months", "1 Year", "1 Year", "2 Years"];

/**
 * Returns realistic listings for load tests. The same seed gives the same listings: a larger count only adds
 * listings at the end. Cover images repeat; there are no other images.
 */
export function generateProperties(count: number, seed: number): SeedProperty[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({ ...createDraft(random), views: [] }));
}

function createDraft(random: () => number): SeedPropertyDraft {
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T;
  const chance = (probability: number) => random() < probability;
  const type = pickType(random);
  const { bedrooms, sqftPerBedroom, covers, rentPerSqft, pricePerSqft } = traits[type];
  const area = pick(Object.keys(areas) as AreaName[]);
  const street = pick<string>(areas[area].streets);
  const bedroomCount = bedrooms[0] + Math.floor(random() * (bedrooms[1] - bedrooms[0] + 1));
  const sqft = roundTo(sqftPerBedroom * Math.max(1, bedroomCount) * (0.8 + random() * 0.5), 10);
  const amenityList = amenities.filter(() => chance(0.35)).join(", ");
  const isLand = type === "Land";
  const input = {
    cover: `${type.toLowerCase().replace(" ", "-")}-${String(1 + Math.floor(random() * covers)).padStart(2, "0")}`,
    type,
    title: `${pick(adjectives)} ${bedroomCount > 0 ? `${bedroomCount}-bedroom ` : ""}${type.toLowerCase()} near ${pick(landmarks)}, ${area}`,
    area,
    street,
    size: [
      isLand ? null : bedroomCount,
      isLand ? null : Math.max(1, bedroomCount - 1),
      chance(0.93) ? sqft : null,
    ] as const,
    description: isLand
      ? `Level, dry land on ${street} in ${area}. Power lines run along the road. ${pick(remarks)}`
      : `On ${street} in ${area}, ${pick(interiors)}. ${pick(waterSupplies)} ${pick(powerSupplies)} ${pick(remarks)}`,
    amenities: isLand ? "" : amenityList,
    yearBuilt: chance(0.7) ? 1995 + Math.floor(random() * 30) : undefined,
    featured: chance(0.02),
    unavailable: chance(0.15),
    withoutCoordinates: chance(0.2),
  };
  const priceFactor = 0.7 + random() * 0.8;
  if (chance(0.55) && !isLand) {
    return createRental({
      ...input,
      price: roundTo(sqft * rentPerSqft * priceFactor, 25),
      furnished: pick(answers),
      petsAllowed: pick(answers),
      hasParking: amenityList.includes("Parking") || undefined,
      leaseDuration: pick(leases),
    });
  }
  return createSale({
    ...input,
    price: roundTo(sqft * pricePerSqft * priceFactor, 500),
    previousOwners: Math.floor(random() * 4),
  });
}

function pickType(random: () => number): GeneratedType {
  const names = Object.keys(traits) as GeneratedType[];
  let remaining = random() * names.reduce((sum, name) => sum + traits[name].weight, 0);
  for (const name of names) {
    remaining -= traits[name].weight;
    if (remaining < 0) return name;
  }
  return "House";
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** Returns numbers from 0 to 1 (mulberry32). Math.random takes no seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
