/** The status of an enquiry, set by admins. */
export const enquiryStatuses = ["new", "read", "replied", "closed"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
