import type { Property } from "#contract/listings/property.ts";

/** A property on its own page: from the API, or a sample. */
export type DetailProperty = Property & { sample?: boolean };
