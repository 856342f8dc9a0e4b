import type { CardListing } from "#web/lib/card-listing.ts";
import { sampleProperties } from "#web/samples/properties.ts";
import { featuredCount } from "./featured-keys.ts";
import { toCard } from "./sample-card.ts";

/** The samples marked featured, as home shows them when there is no real listing. */
export function featuredSamples(): CardListing[] {
  return sampleProperties
    .filter(({ featured }) => featured)
    .slice(0, featuredCount)
    .map(toCard);
}
