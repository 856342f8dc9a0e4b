import { minAreaHomes } from "#shared/listings/area-pages/area-path.ts";
import { toSlug } from "#shared/listings/area-pages/type-names.ts";
import { editDistance } from "#web/site/lib/search-query/edit-distance.ts";
import { type AreaPlace, findAreaPlace } from "../area-map/area-places.ts";

type Counts = Readonly<Record<string, number>>;

interface CountedArea {
  name: string;
  count: number;
}

const maxAreas = 8;

/** Returns other areas with a page, the nearest first. Areas that are not on the map come last, those with most homes first. */
export function findOtherAreas(counts: Counts, name: string): CountedArea[] {
  const own = toSlug(name);
  const place = findAreaPlace(name);
  const distance = (area: CountedArea) => distanceBetween(place, findAreaPlace(area.name));
  return withPages(counts)
    .filter((area) => toSlug(area.name) !== own)
    .sort((a, b) => distance(a) - distance(b) || b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, maxAreas);
}

/** Returns the areas whose names are like a mistyped one, the most similar first; none if no name is like it. */
export function findSimilarAreas(counts: Counts, typed: string): CountedArea[] {
  const slug = toSlug(typed).slice(0, 60);
  const limit = Math.max(2, Math.floor(slug.length / 3));
  const difference = ({ name }: CountedArea) => {
    const other = toSlug(name);
    return other.startsWith(slug) || slug.startsWith(other) ? 0 : editDistance(slug, other, limit);
  };
  return withPages(counts, 1)
    .map((area) => ({ area, difference: difference(area) }))
    .filter((found) => slug !== "" && found.difference <= limit)
    .sort((a, b) => a.difference - b.difference || b.area.count - a.area.count)
    .slice(0, maxAreas)
    .map(({ area }) => area);
}

/** Returns the areas with the most homes. */
export const findLargestAreas = (counts: Counts): CountedArea[] =>
  withPages(counts)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, maxAreas);

/** A name without letters and digits has no address. */
const withPages = (counts: Counts, minimum: number = minAreaHomes): CountedArea[] =>
  Object.entries(counts)
    .map(([name, count]) => ({ name, count }))
    .filter(({ name, count }) => count >= minimum && toSlug(name) !== "");

/** Monrovia is near the equator, so degrees of both directions are nearly equally long. The largest number if unknown. */
const distanceBetween = (a: AreaPlace | undefined, b: AreaPlace | undefined): number =>
  a && b ? Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) : Number.MAX_VALUE;
