import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../../support/accounts.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { openList } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phone, loadsCatalogue: true });

const label = "Properties for Rent · Sinkor";
const searches = (page: Page) => page.getByRole("region", { name: "Saved searches" });
/** @param text part of what is sent */
const waitForSync = (page: Page, text: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/auth/saved-searches") &&
      (response.request().postData() ?? "").includes(text) &&
      response.ok(),
  );

/** Opens a page and waits until the account has answered. */
async function openSynced(page: Page, path: string): Promise<void> {
  const synced = waitForSync(page, "");
  await openPage(page, path);
  await synced;
}

test("a saved search follows the account to another phone, and is gone on both after one removes it", async ({
  page,
  browser,
  request,
}) => {
  const account = await createAccount(request);
  await openSignedIn(page, account, "/");
  await openList(page, "/rent?area=Sinkor");
  await waitForCatalogue(page);
  const sent = waitForSync(page, "Sinkor");
  await page.getByRole("button", { name: "Save this search" }).click();
  await sent;

  const context = await browser.newContext({ serviceWorkers: "block", viewport: phone });
  const other = await context.newPage();
  await openPage(other, "/");
  await expect(searches(other)).toHaveCount(0);
  await openPage(other, "/login?next=/account");
  await logIn(other, account);
  await expect(searches(other).getByRole("link", { name: label })).toBeVisible();
  await openSynced(other, "/");
  const removed = waitForSync(other, "Sinkor");
  await searches(other)
    .getByRole("button", { name: `Remove ${label}` })
    .click();
  await removed;
  await expect(searches(other)).toHaveCount(0);
  await context.close();

  await openPage(page, "/account");
  await expect(page.getByText("No saved searches.", { exact: false })).toBeVisible();
  await openPage(page, "/");
  await expect(searches(page)).toHaveCount(0);
});

test("a logout hides the searches of the account, and a phone without an account sends none", async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const sent: string[] = [];
  page.on("request", (one) => one.url().includes("saved-searches") && void sent.push(one.url()));
  await openList(page, "/buy");
  await waitForCatalogue(page);
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByRole("button", { name: "Search saved" })).toBeVisible();
  await openPage(page, "/");
  await expect(searches(page).getByRole("link")).toHaveCount(1);
  expect(sent).toEqual([]);

  await openPage(page, "/login?next=/account");
  await logIn(page, account);
  await expect(searches(page).getByRole("link")).toHaveCount(1);
  await openList(page, "/rent?area=Sinkor");
  const synced = waitForSync(page, "Sinkor");
  await page.getByRole("button", { name: "Save this search" }).click();
  await synced;
  await openPage(page, "/");
  await expect(searches(page).getByRole("link")).toHaveCount(2);
  await page.locator(".menu > summary").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(searches(page).getByRole("link")).toHaveText(["Properties for Sale"]);
});
