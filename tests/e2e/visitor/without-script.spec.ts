import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { phone } from "../support/screens/screen-checks.ts";

test.use({ javaScriptEnabled: false, viewport: phone });

/** Expects no control that needs a script: every visible button submits a form and every link has a target. */
async function expectNoDeadControls(page: Page): Promise<void> {
  for (const name of [/photo$/, /^Save /, /theme$/i, /^Share/])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.locator("button:visible:not([type=submit])")).toHaveCount(0);
  await expect(page.locator('a:visible[href=""], a:visible[href="#"], a:visible:not([href])')).toHaveCount(0);
  await expect(page.locator(".skeleton:visible")).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

// What the pages and the addresses of their forms contain is in tests/api/pages/served.
test("a visitor without a script uses the menu, filters a list with its form and opens a home, without a dead control", async ({
  page,
  request,
}) => {
  const area = `Street ${crypto.randomUUID().slice(0, 8)}`;
  const { title } = await withHome(request, { fields: { area } });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await expectNoDeadControls(page);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Real Estate" }).click();
  await expect(heading).toHaveText("All Properties");
  await expectNoDeadControls(page);
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("checkbox").first()).toBeAttached();
  await page.getByRole("searchbox", { name: "Search properties" }).fill("mango");
  // By keyboard: the open form is longer than a phone, and a click would wait until it has scrolled into view.
  await page.getByRole("search").locator("summary", { hasText: /^Area/ }).press("Enter");
  await page.getByRole("checkbox", { name: area }).press(" ");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("link", { name: `Remove ${area}` })).toBeVisible();
  await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").click();
  await expect(heading).toHaveText(title);
  await expectNoDeadControls(page);
  await page.goto("/favorites");
  await expectNoDeadControls(page);
});
