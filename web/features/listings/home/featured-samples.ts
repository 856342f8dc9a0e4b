import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { sampleProperties } from "#web/samples/properties.ts";
import { sampleToCard } from "../card/sample-to-card.ts";
import { featuredCount } from "./featured-keys.ts";

/** Returns the featured samples, for a home page without real properties. */
export function getFeaturedSamples(): CardProperty[] {
  return sampleProperties
    .filter(({ featured }) => featured)
    .slice(0, featuredCount)
    .map(sampleToCard);
}
