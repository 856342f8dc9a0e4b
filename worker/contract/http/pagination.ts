/** Numbers of entries per page. */
export const pageSizes = { default: 24, max: 100, recent: 10 } as const;

/** Totals are exact up to this number and shown as "500+" above it. */
export const exactTotalLimit = 500;
