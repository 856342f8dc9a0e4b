import type { CardListing } from "#web/lib/property-cards/card-property.ts";
import { sampleProperties } from "#web/samples/properties.ts";
import { toCard } from "../card/sample-to-card.ts";
import { featuredCount } from "./featured-keys.ts";

/** The samples marked featured, as home shows them when there is no real listing. */
export function featuredSamples(): CardListing[] {
  return sampleProperties
    .filter(({ featured }) => featured)
    .slice(0, featuredCount)
    .map(toCard);
}
