import type { Property } from "#contract/listings/property.ts";

/** A listing as its page shows it: from the API, or a sample standing in for one. */
export type DetailProperty = Property & { sample?: boolean };
