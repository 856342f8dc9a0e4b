/** The most results of each group. */
export const maxSearchResults = 5;
export const maxSearchLength = 200;
