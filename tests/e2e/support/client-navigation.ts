import type { Page } from "@playwright/test";
import { waitUntilSettled } from "./settled-page.ts";

/** Shows another screen as a link does, without loading the document, and waits until it is complete. */
export async function showScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, "", url);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await waitUntilSettled(page);
}
