/** Limits of enquiry fields. This file has no schemas, so that forms can use it without loading zod. */
export const enquiryLimits = { name: 100, email: 254, phone: 30, message: 5000, subject: 150, bytes: 32_768 } as const;

/** A form sent in less time was not filled in by a person. */
export const minFillMilliseconds = 2000;
/** A longer time was not measured. A draft may wait on the phone for months before it is sent. */
export const maxFillMilliseconds = 365 * 86_400_000;

/**
 * The form's name of the hidden field, which the API calls `website`. Browsers and password managers fill in fields that
 * they recognise by their name, such as a website, an address or a company.
 */
export const hiddenFieldName = "leave_empty";
