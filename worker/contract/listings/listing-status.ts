/** All statuses of a property. `is_available` is true for `available` only. */
export const listingStatuses = ["available", "under_offer", "sold", "let", "unavailable"] as const;
