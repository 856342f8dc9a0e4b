/** The form of a `next_cursor` of enquiries: two numbers with base 36. */
export const enquiryCursorPattern = /^([0-9a-z]{1,10})-([0-9a-z]{1,10})$/;
