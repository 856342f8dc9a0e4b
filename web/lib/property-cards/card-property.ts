import type { PropertyCard } from "#contract/listings/property.ts";

/**
 * A listing as a card shows it: the API's card, or a sample standing in for one. A sample's pictures are drawn
 * covers of this site: `covers` holds their addresses without width and ending (`/art/samples/villa-01`).
 */
export type CardProperty = PropertyCard & { sample?: boolean; covers?: string[] };
