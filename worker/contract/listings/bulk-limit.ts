/** The most properties that one request changes or confirms. */
export const maxBulkProperties = 100;
