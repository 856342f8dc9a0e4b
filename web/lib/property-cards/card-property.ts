import type { PropertyCard } from "#contract/listings/property.ts";

/**
 * The data of a property card: from the API, or a sample. `covers` has the images of a sample, as paths without width and
 * extension (`/art/samples/villa-01`). `unlisted` marks a saved home that is in no list any more, as far as this phone knows.
 */
export type CardProperty = PropertyCard & { sample?: boolean; covers?: string[]; unlisted?: boolean };
