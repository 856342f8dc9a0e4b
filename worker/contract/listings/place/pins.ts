/** How exactly visitors see where a home is. */
export const pins = ["approximate", "exact"] as const;
