import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { featuredCount } from "./featured-keys.ts";

/** The featured listings, newest first, filled up with the newest ones; none twice (ruling 9). */
export function pickFeaturedProperties(
  featured: readonly CardProperty[],
  recent: readonly CardProperty[],
): CardProperty[] {
  const known = new Set(featured.map(({ uuid }) => uuid));
  return [...featured, ...recent.filter(({ uuid }) => !known.has(uuid))].slice(0, featuredCount);
}
