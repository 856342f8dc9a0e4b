import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { featuredCount } from "./featured-keys.ts";

/** Returns the featured properties, followed by the newest ones up to the limit, without duplicates. */
export function pickFeaturedProperties(
  featured: readonly CardProperty[],
  recent: readonly CardProperty[],
): CardProperty[] {
  const featuredIds = new Set(featured.map(({ uuid }) => uuid));
  return [...featured, ...recent.filter(({ uuid }) => !featuredIds.has(uuid))].slice(0, featuredCount);
}
