import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { isOnMarket, listingStatuses } from "#shared/listings/status/listing-status.ts";

/** The statuses of unpublished listings by the list that contains them: a draft is on the market, an archived home is not. */
export const hiddenStatuses = {
  drafts: listingStatuses.filter(isOnMarket),
  archive: listingStatuses.filter((status) => !isOnMarket(status)),
};

/** Unpublishing a home that is no longer on the market archives it. */
export const isArchivable = ({ status }: Pick<AdminProperty, "status">) => !isOnMarket(status);

/** Returns the label of an unpublished listing; undefined if it is published. */
export function hiddenLabel(listing: Pick<AdminProperty, "published" | "status">): string | undefined {
  if (listing.published) return undefined;
  return isArchivable(listing) ? "Archived" : "Draft";
}
