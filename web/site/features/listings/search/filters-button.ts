export const filtersButtonId = "more-filters";

/** The sheet is there, so its button no longer shows that it was tapped. */
export const endFiltersTap = (): void => document.getElementById(filtersButtonId)?.removeAttribute("aria-busy");
