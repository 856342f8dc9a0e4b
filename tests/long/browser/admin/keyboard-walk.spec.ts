import type { Locator, Page } from "@playwright/test";
import { useSavedSession } from "../../../e2e/support/admin.ts";
import { expect, test } from "../../../e2e/support/browser-test.ts";
import { showScreen } from "../../../e2e/support/client-navigation.ts";
import { delayRequests } from "../../../e2e/support/delayed-requests.ts";
import { countControls, readFocus, tabThrough } from "../../../e2e/support/keyboard-focus.ts";
import { waitUntilSettled } from "../../../e2e/support/settled-page.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const screens: [path: string, findContent: (page: Page) => Locator][] = [
  ["/admin", (page) => page.getByRole("button", { name: /^Edit/ }).first()],
  ["/admin?tab=health", (page) => page.getByRole("button", { name: /^Edit Dr/ }).first()],
  ["/admin/contact-submissions", (page) => page.getByRole("button", { name: /Visitor/ }).first()],
  ["/admin/settings", (page) => page.getByLabel("Name", { exact: true }).first()],
  ["/admin/import", (page) => page.getByLabel("CSV file")],
  ["/admin/audit?action=update", (page) => page.getByRole("button", { name: /^Filters/ })],
  ["/admin/privacy", (page) => page.getByLabel("Email or phone number")],
  ["/admin/team", (page) => page.getByText("demo_admin").first()],
];

test("Tab reaches every control of every screen, and each shows its focus", async ({ page }) => {
  await useSavedSession(page, "super_admin");
  await page.goto("/admin");
  const skipLink = page.getByRole("link", { name: "Skip to content" });
  await test.step("the skip link skips the navigation", async () => {
    // While the dashboard loads, its content has no controls.
    await expect(page.getByRole("main").getByRole("button", { name: /^Edit/ }).first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
  for (const [path, findContent] of screens) {
    await test.step(path, async () => {
      await showScreen(page, path);
      await expect(findContent(page), path).toBeVisible();
      await waitUntilSettled(page);
      // Otherwise an enquiry of another test could add a row above the focus.
      const release = await delayRequests(page, "**/api/v1/**");
      // From the start of the page, as after a page load.
      await skipLink.focus();
      const stops = [await readFocus(page), ...(await tabThrough(page))];
      // A date field has four stops with one name, and the browser draws the ring of one of them.
      const visible = new Set(stops.filter(({ isVisiblyFocused }) => isVisiblyFocused).map(({ what }) => what));
      expect(
        stops.map(({ what }) => what).filter((what) => !visible.has(what)),
        path,
      ).toEqual([]);
      expect(stops.length, path).toBeGreaterThanOrEqual(await countControls(page));
      release();
    });
  }
});
