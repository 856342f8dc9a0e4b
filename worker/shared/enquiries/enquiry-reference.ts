const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns whether a text from an address can be the id of an enquiry. */
export const isEnquiryId = (text: string): boolean => idPattern.test(text);

/** Returns the reference that people read of an enquiry, such as `E-1234ABCD`. */
export const enquiryReference = (id: string): string => `E-${id.slice(0, 8).toUpperCase()}`;
