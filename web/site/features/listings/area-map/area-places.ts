/** Where an area is on the map of Monrovia, and where its label stands. */
export interface AreaPlace {
  latitude: number;
  longitude: number;
  /** Left end of the first line of the label, or its right end with `endsAt`, in units of the map. */
  label: readonly [x: number, y: number];
  /** Whether the label ends at its point, because its dot is to the right of it. */
  endsAt?: true;
}

/** The areas on the map, with the coordinates of the centres of their built-up parts. Keys are in lower case. */
const places: Record<string, AreaPlace> = {
  "bushrod island": { latitude: 6.3586, longitude: -10.7886, label: [106, 32] },
  "mamba point": { latitude: 6.3084, longitude: -10.8092, label: [9, 112] },
  "central monrovia": { latitude: 6.3128, longitude: -10.8046, label: [70, 138] },
  "capitol hill": { latitude: 6.2988, longitude: -10.7944, label: [9, 196] },
  sinkor: { latitude: 6.2862, longitude: -10.7722, label: [54, 236] },
  airfield: { latitude: 6.2878, longitude: -10.7618, label: [164, 176] },
  "old road": { latitude: 6.2812, longitude: -10.7488, label: [196, 206] },
  "congo town": { latitude: 6.2668, longitude: -10.7345, label: [122, 282] },
  gardnersville: { latitude: 6.3246, longitude: -10.7354, label: [224, 112] },
  paynesville: { latitude: 6.2644, longitude: -10.7018, label: [262, 240] },
  "red light": { latitude: 6.2788, longitude: -10.6946, label: [278, 192] },
  "duport road": { latitude: 6.2662, longitude: -10.6792, label: [354, 282], endsAt: true },
  "elwa junction": { latitude: 6.2464, longitude: -10.6978, label: [292, 308], endsAt: true },
};

/** Returns the place of an area by its name, or undefined when it is not on the map. */
export function findAreaPlace(area: string): AreaPlace | undefined {
  return places[area.trim().toLowerCase()];
}

/** Returns the place and the name of the area that an address names, such as "Tubman Boulevard, Sinkor". */
export function findAreaOfAddress(address: string): (AreaPlace & { name: string }) | undefined {
  for (const part of address.split(",")) {
    const place = findAreaPlace(part);
    if (place) return { ...place, name: part.trim() };
  }
  return undefined;
}
