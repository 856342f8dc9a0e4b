export const listMessages = {
  failed: "Failed to load properties",
  allFailedTitle: "Error Loading Properties",
  allFailed: "Failed to load properties. Please try again later.",
  retry: "Try Again",
  empty: "No properties found",
  searchingFurther: "Searching further…",
  nothingSoFar: "Nothing found so far",
} as const;
