import type { PropertyKind } from "../property-kinds.ts";

/** All statuses of a property. `is_available` is true for `available` only. */
export const listingStatuses = ["available", "under_offer", "sold", "let", "unavailable"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The statuses that each kind can have: a sale is sold, a rental is let. */
export const statusesOfKind = {
  buy: ["available", "under_offer", "sold", "unavailable"],
  rent: ["available", "under_offer", "let", "unavailable"],
} as const satisfies Record<PropertyKind, readonly ListingStatus[]>;

/** Returns whether visitors can still get the property, so that the agency has to confirm it. */
export const isOnMarket = (status: ListingStatus) => status === "available" || status === "under_offer";

/** Returns whether the property was sold or let. */
export const isClosed = (status: ListingStatus | undefined): status is "sold" | "let" =>
  status === "sold" || status === "let";

/** Why a property with a page is in no list: it was sold or let, or has not been confirmed. */
export const offListReasons = ["gone", "unconfirmed"] as const;

/** For how long a price reduction is shown. */
export const reductionDays = 90;
