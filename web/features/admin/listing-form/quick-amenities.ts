import type { PropertyKind } from "#contract/listings/property-kinds.ts";

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

/** Amenities with a button of their own. */
export const quickAmenities: Record<PropertyKind, readonly string[]> = {
  buy: shared,
  rent: [...shared, "Laundry", "Dishwasher"],
};

/** Adds comma-separated amenities to the list, trimmed and without duplicates. Case is ignored. */
export function addAmenities(list: readonly string[], text: string): string[] {
  const existing = new Set(list.map((name) => name.toLowerCase()));
  const added: string[] = [];
  for (const name of text.split(",").map((part) => part.trim())) {
    if (!name || existing.has(name.toLowerCase())) continue;
    existing.add(name.toLowerCase());
    added.push(name);
  }
  return [...list, ...added];
}
