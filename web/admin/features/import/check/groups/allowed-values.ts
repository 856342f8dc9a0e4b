const start = "Must be one of ";

/** Returns the values that an error message lists; undefined if it lists none. */
export const allowedValues = (message: string): string | undefined =>
  message.startsWith(start) ? message.slice(start.length) : undefined;
