import { formatAge } from "#web/lib/format/format-age.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { sampleProperties } from "#web/samples/properties.ts";
import { sampleToCard } from "../card/sample-to-card.ts";
import { readCachedProperties } from "../list/fallback/cached-list.ts";
import { readRecentlyViewed } from "../recently-viewed/recently-viewed-store.ts";
import { featuredCount } from "./featured-keys.ts";

/** What the home page shows without properties from the service. */
export interface HomeFallback {
  properties: readonly CardProperty[];
  /** Where the properties come from; absent for samples, which have their own mark. */
  note?: string;
  /** When the oldest property was loaded, in milliseconds. */
  savedAt?: number;
}

const mayHaveChanged = "Prices and availability may have changed since.";

/**
 * Returns the properties that this browser has seen in lists, else those that the visitor opened, else the samples.
 * @param now in milliseconds
 */
export function getHomeFallback(now: number): HomeFallback {
  const cached = [...readCachedProperties().values()]
    .sort((a, b) => rank(b.property) - rank(a.property))
    .slice(0, featuredCount);
  if (cached.length > 0) {
    const savedAt = Math.min(now, ...cached.map(({ at }) => at));
    const note = `Saved ${formatAge(now - savedAt)}. ${mayHaveChanged}`;
    return { properties: cached.map(({ property }) => property), note, savedAt };
  }
  const viewed = readRecentlyViewed().slice(0, featuredCount);
  if (viewed.length > 0) return { properties: viewed, note: `Homes that you opened on this phone. ${mayHaveChanged}` };
  return { properties: getFeaturedSamples() };
}

/** Featured and available properties come first. */
const rank = ({ featured, is_available }: CardProperty) => Number(featured) + 2 * Number(is_available);

/** Returns the featured samples, for a site without properties. */
export function getFeaturedSamples(): CardProperty[] {
  return sampleProperties
    .filter(({ featured }) => featured)
    .slice(0, featuredCount)
    .map(sampleToCard);
}
