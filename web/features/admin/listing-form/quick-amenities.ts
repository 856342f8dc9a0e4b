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

/** One press adds them (accounts-and-admin.md, section 3). */
export const quickAmenities: Record<PropertyKind, readonly string[]> = {
  buy: shared,
  rent: [...shared, "Laundry", "Dishwasher"],
};

/** The list with what was typed added: trimmed, parted at commas, each once whatever its case. */
export function addAmenities(list: readonly string[], typed: string): string[] {
  const known = new Set(list.map((name) => name.toLowerCase()));
  const added: string[] = [];
  for (const name of typed.split(",").map((part) => part.trim())) {
    if (!name || known.has(name.toLowerCase())) continue;
    known.add(name.toLowerCase());
    added.push(name);
  }
  return [...list, ...added];
}
