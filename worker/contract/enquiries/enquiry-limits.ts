/** Limits of enquiry fields. This file has no schemas, so that forms can use it without loading zod. */
export const enquiryLimits = { name: 100, email: 254, phone: 30, message: 5000, subject: 150, bytes: 32_768 } as const;

/** A form sent in less time was not filled in by a person. */
export const minFillMilliseconds = 2000;
