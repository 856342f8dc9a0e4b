import { joinParts } from "#web/lib/format/format-values.ts";

interface Place {
  area: string | null;
  city: string;
}

interface Address extends Place {
  address: string | null;
  state?: string | null;
}

/** Returns the area and the city of a home, and the city only once: "Sinkor, Monrovia", but "Central Monrovia". */
export function placeText({ area, city }: Place): string {
  return area?.includes(city) ? area : joinParts([area, city]);
}

/** Returns the whole address, each part once: "Broad Street, Central Monrovia, Montserrado". */
export function addressText({ address, area, city, state }: Address): string {
  return joinParts([...new Set([address, area, area?.includes(city) ? null : city, state])]);
}
