import { type ListingStatus, listingStatuses } from "#shared/listings/status/listing-status.ts";
import { statusLabel } from "#shared/listings/status/status-label.ts";

/** The label of each status. */
export const statusLabels = Object.fromEntries(
  listingStatuses.map((status) => [status, statusLabel(status)]),
) as Record<ListingStatus, string>;
