/**
 * The header with the state of the database that a response was read from, and with the one that a request wants to see
 * at least. So a replica near the client never shows it less than it has seen.
 */
export const bookmarkHeader = "x-d1-bookmark";
