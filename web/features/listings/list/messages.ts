/** This feature's share of the error catalogue (visitor-site.md, section 8). */
export const listMessages = {
  failed: "Failed to load properties",
  allFailedTitle: "Error Loading Properties",
  allFailed: "Failed to load properties. Please try again later.",
  retry: "Try Again",
  empty: "No properties found",
} as const;
