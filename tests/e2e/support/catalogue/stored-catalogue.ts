import type { Page } from "@playwright/test";
import { expect, openPage } from "../browser-test.ts";
import { waitForServiceWorker } from "../service-worker.ts";

/** Returns the version that the phone says it holds. */
export const readVersion = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("catalogue") ?? "{}").version);

/** Waits until the phone holds a version, by default any. */
export const waitForCatalogue = (page: Page, version?: string): Promise<void> =>
  version === undefined
    ? expect.poll(() => readVersion(page)).toBeTruthy()
    : expect.poll(() => readVersion(page)).toBe(version);

/** Opens a page, and waits until the phone can show it and the homes of a version without signal. */
export async function openWithHomes(page: Page, path: string, version?: string): Promise<void> {
  await openPage(page, path);
  await waitForServiceWorker(page);
  await waitForCatalogue(page, version);
}

/** Makes the page ask for the current version at once, as five minutes after the last time. */
export const renewNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const mark = JSON.parse(localStorage.getItem("catalogue") ?? "{}");
    localStorage.setItem("catalogue", JSON.stringify({ ...mark, checkedAt: 0 }));
    document.dispatchEvent(new Event("visibilitychange"));
  });
