import type { Page } from "@playwright/test";

/** The server takes a form filled in faster than this for a bot's. */
const humanPause = 2100;

/** Moves the page's clock on by as long as a person needs to fill in a form. */
export const passTimeLikeAPerson = (page: Page) =>
  page.evaluate((milliseconds) => {
    const now = Date.now;
    Date.now = () => now() + milliseconds;
  }, humanPause);
