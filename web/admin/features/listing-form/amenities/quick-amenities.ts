import type { PropertyKind } from "#shared/listings/property-kinds.ts";

/** What most listings in Monrovia mention. Spelled like the specified ones. */
export const localAmenities: readonly string[] = [
  "Borehole",
  "Water Tank",
  "Standby Generator",
  "Solar Panels",
  "Perimeter Fence",
  "Security Guard",
];

const shared = [
  "Swimming Pool",
  "Gym",
  "Parking",
  "Balcony",
  "Garden",
  "Air Conditioning",
  "Heating",
  "WiFi",
  "Security System",
  "Elevator",
] as const;

/** The specified amenities with a button of their own. */
export const quickAmenities: Record<PropertyKind, readonly string[]> = {
  buy: shared,
  rent: [...shared, "Laundry", "Dishwasher"],
};

/** Returns all amenities with a button of their own, in alphabetical order. */
export function offeredAmenities(kind: PropertyKind): string[] {
  return [...localAmenities, ...quickAmenities[kind]].sort();
}

/** The most frequent ones, which a phone shows at first. */
export const frequentAmenities: readonly string[] = [...localAmenities, "Air Conditioning", "Parking"];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether the list contains the amenity. Case is ignored. */
export function hasAmenity(list: readonly string[], name: string): boolean {
  return list.some((other) => isSame(other, name));
}

export function removeAmenity(list: readonly string[], name: string): string[] {
  return list.filter((other) => !isSame(other, name));
}

/** Adds comma-separated amenities to the list, trimmed and without duplicates. Case is ignored. */
export function addAmenities(list: readonly string[], text: string): string[] {
  const result = [...list];
  for (const name of text.split(",").map((part) => part.trim())) {
    if (name && !hasAmenity(result, name)) result.push(name);
  }
  return result;
}
