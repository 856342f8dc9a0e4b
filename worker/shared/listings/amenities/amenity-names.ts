/** The groups of amenities that visitors filter by. Other amenities are filtered by their own name. */
export const amenityGroups = [
  "power",
  "water",
  "security",
  "parking",
  "furnished",
  "air-conditioning",
  "internet",
] as const;
export type AmenityGroup = (typeof amenityGroups)[number];

const labels: Record<AmenityGroup, string> = {
  power: "Power",
  water: "Water",
  security: "Security",
  // The filters "Parking" and "Furnished" of rentals are fields of their own.
  parking: "Car parking",
  furnished: "With furniture",
  "air-conditioning": "Air conditioning",
  internet: "Internet",
};

/** Returns the group with a name or a label in any spelling: "Air conditioning", "AIR-CONDITIONING". */
export function findAmenityGroup(name: string): AmenityGroup | undefined {
  const key = name.trim().toLowerCase().replace(/[\s_]/g, "-");
  return amenityGroups.find((group) => group === key);
}

/** Returns what visitors read: the label of a group, or the name of another amenity. */
export function amenityLabel(name: string): string {
  const group = findAmenityGroup(name);
  return group ? labels[group] : name;
}

/** Returns each amenity of a filter once: groups by their name, others as they are written. */
export function readAmenities(names: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const name of names.map((text) => text.trim())) {
    const group = findAmenityGroup(name);
    if (name) distinct.set(group ?? name.toLowerCase(), group ?? name);
  }
  return [...distinct.values()];
}
