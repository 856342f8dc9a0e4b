import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";

export const statusLabels: Record<EnquiryStatus, string> = {
  new: "New",
  read: "Read",
  replied: "Replied",
  closed: "Closed",
};

/** The mark of an enquiry whose hidden field was filled in. */
export const possibleSpamLabel = "Possible spam";

/** Name shown for a colleague whose account was deleted. */
export const formerColleague = "A former colleague";
