import type { Page } from "@playwright/test";

/** In milliseconds. The server treats a form submitted within 2 seconds as spam. */
const fillTime = 2100;

/** Advances the page's clock by the time a person needs to fill in a form. */
export const advanceClockByFillTime = (page: Page) =>
  page.evaluate((milliseconds) => {
    const now = Date.now;
    Date.now = () => now() + milliseconds;
  }, fillTime);
