import type { ListingStatus } from "#shared/listings/status/listing-status.ts";

/** Returns the status as its badge says it, such as "Under offer". */
export const statusLabel = (status: ListingStatus): string =>
  status[0]?.toUpperCase() + status.slice(1).replace("_", " ");
