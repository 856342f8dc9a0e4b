/** Name of the performance mark that the page sets once React has hydrated it. */
export const interactiveMark = "interactive";
