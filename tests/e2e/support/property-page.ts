import type { Locator, Page } from "@playwright/test";

/** The photo gallery of a listing's page. */
export const gallery = (page: Page): Locator => page.getByRole("region", { name: "Photos" });

/** The gallery's position, as in "2 / 5". */
export const galleryCounter = (page: Page): Locator =>
  gallery(page)
    .getByText(/^\d+ \/ \d+$/)
    .first();
