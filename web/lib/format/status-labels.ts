import type { ListingStatus } from "#contract/listings/listing-status.ts";

/** The status as its badge says it. */
export const statusLabels: Record<ListingStatus, string> = {
  available: "Available",
  under_offer: "Under offer",
  sold: "Sold",
  let: "Let",
  unavailable: "Unavailable",
};
