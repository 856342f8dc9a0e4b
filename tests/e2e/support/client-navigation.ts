import type { Page } from "@playwright/test";
import { waitUntilSettled } from "./settled-page.ts";

/** Leads to another screen as a link does, without loading the document. */
export const goToScreen = (page: Page, path: string): Promise<void> =>
  page.evaluate((url) => {
    history.pushState(null, "", url);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Shows another screen as a link does, and waits until it is complete. Fails if the page loads the document again. */
export async function showScreen(page: Page, path: string): Promise<void> {
  await goToScreen(page, path);
  await waitUntilSettled(page);
}
