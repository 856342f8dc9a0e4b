import { joinParts } from "#web/lib/format/format-values.ts";

/** Returns the area and the city of a home, and the city only once: "Sinkor, Monrovia", but "Central Monrovia". */
export function placeText({ area, city }: { area: string | null; city: string }): string {
  return area?.includes(city) ? area : joinParts([area, city]);
}
