export const listMessages = {
  failed: "Failed to load properties",
  allFailedTitle: "Error Loading Properties",
  allFailed: "Failed to load properties. Please try again later.",
  retry: "Try Again",
  empty: "No properties found",
  emptyHint: "Try fewer filters or another area.",
  searchingFurther: "Searching further…",
  nothingSoFar: "Nothing found so far",
} as const;
