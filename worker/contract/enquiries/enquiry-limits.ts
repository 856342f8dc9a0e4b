/** Bounds of an enquiry (contract, "An enquiry"), known to the forms without their schema. */
export const enquiryLimits = { name: 100, email: 254, phone: 30, message: 5000, subject: 150, bytes: 32_768 } as const;

/** A form that is sent faster than this, in milliseconds, was not filled in by a person. */
export const minFillMilliseconds = 2000;
