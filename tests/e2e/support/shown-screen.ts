import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** Waits until the router has rendered the screen of a path with its query, and its data has replaced the placeholders. */
export async function waitForScreen(page: Page, path: string | RegExp): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-shown", path);
  await expect(page.getByRole("main").locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
}

/** Follows a link of the app and waits for its screen. */
export async function followLink(page: Page, link: Locator, path: string | RegExp): Promise<void> {
  await link.click();
  await waitForScreen(page, path);
}
