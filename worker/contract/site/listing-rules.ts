/** After how many days a property that is unconfirmed, sold or let is shown differently. */
export interface ListingRules {
  /** After a confirmation, it counts as confirmed for this long. */
  confirm_after_days: number;
  /** An unconfirmed property leaves the lists after this time. */
  hide_after_days: number;
  /** A sold or let property leaves the lists after this time. */
  gone_after_days: number;
}

export const defaultListingRules: ListingRules = { confirm_after_days: 30, hide_after_days: 60, gone_after_days: 30 };

const dayMs = 86_400_000;

/** Returns the time a number of days before, as ISO 8601. */
export const daysBefore = (days: number, now: Date) => new Date(now.getTime() - days * dayMs).toISOString();
