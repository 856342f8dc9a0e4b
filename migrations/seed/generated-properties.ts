import type { LeaseDuration, PropertyType } from "#contract/listings/property-options.ts";
import { type AreaName, areas } from "./areas.ts";
import { createRental, createSale, type SeedProperty, type SeedPropertyDraft } from "./seed-property.ts";
import { assignViewImages } from "./view-images.ts";

interface TypeTraits {
  /** How often it comes up against the others. */
  share: number;
  covers: number;
  bedrooms: readonly [number, number];
  sqftOfRoom: number;
  rentOfSqft: number;
  priceOfSqft: number;
}

const traits = {
  House: { share: 26, covers: 13, bedrooms: [2, 5], sqftOfRoom: 520, rentOfSqft: 0.6, priceOfSqft: 58 },
  Apartment: { share: 30, covers: 13, bedrooms: [1, 3], sqftOfRoom: 480, rentOfSqft: 0.85, priceOfSqft: 110 },
  Villa: { share: 9, covers: 7, bedrooms: [4, 6], sqftOfRoom: 850, rentOfSqft: 0.9, priceOfSqft: 108 },
  Townhouse: { share: 9, covers: 5, bedrooms: [2, 4], sqftOfRoom: 510, rentOfSqft: 0.75, priceOfSqft: 96 },
  Condo: { share: 8, covers: 4, bedrooms: [1, 3], sqftOfRoom: 560, rentOfSqft: 0.9, priceOfSqft: 150 },
  Studio: { share: 6, covers: 4, bedrooms: [0, 0], sqftOfRoom: 460, rentOfSqft: 0.95, priceOfSqft: 105 },
  Penthouse: { share: 2, covers: 2, bedrooms: [3, 4], sqftOfRoom: 860, rentOfSqft: 1.3, priceOfSqft: 180 },
  "Office Space": { share: 4, covers: 4, bedrooms: [0, 0], sqftOfRoom: 1800, rentOfSqft: 1.1, priceOfSqft: 95 },
  "Event Center": { share: 1, covers: 2, bedrooms: [0, 0], sqftOfRoom: 8200, rentOfSqft: 0.5, priceOfSqft: 42 },
  Duplex: { share: 3, covers: 2, bedrooms: [3, 6], sqftOfRoom: 480, rentOfSqft: 0.6, priceOfSqft: 52 },
  Warehouse: { share: 1, covers: 1, bedrooms: [0, 0], sqftOfRoom: 14_000, rentOfSqft: 0.3, priceOfSqft: 30 },
  Land: { share: 1, covers: 2, bedrooms: [0, 0], sqftOfRoom: 14_000, rentOfSqft: 0.02, priceOfSqft: 2.6 },
} as const satisfies Partial<Record<PropertyType, TypeTraits>>;

type GeneratedType = keyof typeof traits;

const manner = ["Quiet", "Bright", "Well-kept", "Roomy", "Walled", "Newly painted", "Cool", "Furnished", "Modern"];
const closeTo = [
  "the main road",
  "the market",
  "two schools",
  "the church",
  "the clinic",
  "a taxi stand",
  "the mosque",
];
const rooms = [
  "tiled throughout",
  "with ceiling fans in every room",
  "with built-in wardrobes",
  "with screened windows",
];
const water = [
  "A drilled well gives water all year.",
  "An overhead tank is filled every morning.",
  "Water is piped in.",
];
const power = ["The generator runs from six to midnight.", "Solar panels carry the lights.", "The meter is prepaid."];
const terms = [
  "Shown any day by appointment.",
  "The deed is probated.",
  "The landlord lives near and answers quickly.",
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
const leases: readonly LeaseDuration[] = ["Month-to-Month", "3 Months", "6 Months", "1 Year", "1 Year", "2 Years"];

/**
 * As many believable listings as asked for, for trying the site under weight: the same seed gives the same
 * listings, whatever the count. Covers are reused.
 */
export function generateProperties(count: number, seed: number): SeedProperty[] {
  const random = randomSource(seed);
  return assignViewImages(Array.from({ length: count }, () => draft(random)));
}

function draft(random: () => number): SeedPropertyDraft {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const chance = (share: number) => random() < share;
  const type = pickType(random);
  const { bedrooms, sqftOfRoom, covers, rentOfSqft, priceOfSqft } = traits[type];
  const area = pick(Object.keys(areas) as AreaName[]);
  const street = pick<string>(areas[area].streets);
  const beds = bedrooms[0] + Math.floor(random() * (bedrooms[1] - bedrooms[0] + 1));
  const sqft = roundTo(sqftOfRoom * Math.max(1, beds) * (0.8 + random() * 0.5), 10);
  const has = amenities.filter(() => chance(0.35)).join(", ");
  const land = type === "Land";
  const brief = {
    cover: `${type.toLowerCase().replace(" ", "-")}-${String(1 + Math.floor(random() * covers)).padStart(2, "0")}`,
    type,
    title: `${pick(manner)} ${beds > 0 ? `${beds}-bedroom ` : ""}${type.toLowerCase()} near ${pick(closeTo)}, ${area}`,
    area,
    street,
    size: [land ? null : beds, land ? null : Math.max(1, beds - 1), chance(0.93) ? sqft : null] as const,
    text: land
      ? `Level, dry land on ${street} in ${area}. Power passes along the road. ${pick(terms)}`
      : `On ${street} in ${area}, ${pick(rooms)}. ${pick(water)} ${pick(power)} ${pick(terms)}`,
    has: land ? "" : has,
    built: chance(0.7) ? 1995 + Math.floor(random() * 30) : undefined,
    featured: chance(0.02),
    taken: chance(0.15),
    unplaced: chance(0.2),
  };
  const scatter = 0.7 + random() * 0.8;
  if (chance(0.55) && !land) {
    return createRental({
      ...brief,
      price: roundTo(sqft * rentOfSqft * scatter, 25),
      furnished: chance(0.4),
      pets: chance(0.4),
      parking: has.includes("Parking"),
      lease: pick(leases),
    });
  }
  return createSale({ ...brief, price: roundTo(sqft * priceOfSqft * scatter, 500), owners: Math.floor(random() * 4) });
}

function pickType(random: () => number): GeneratedType {
  const names = Object.keys(traits) as GeneratedType[];
  let rest = random() * names.reduce((sum, name) => sum + traits[name].share, 0);
  for (const name of names) {
    rest -= traits[name].share;
    if (rest < 0) return name;
  }
  return "House";
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** mulberry32: small, fast and the same everywhere. */
function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
