import type { Page } from "@playwright/test";
import { createAccount, openSignedIn } from "../../support/accounts.ts";
import { expect, test } from "../../support/browser-test.ts";
import { waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { openList } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phone, loadsCatalogue: true });

const label = "Rent, Sinkor";
/** Waits until the account has stored what is sent with this text. */
const waitForSync = (page: Page, text: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/auth/saved-searches") &&
      (response.request().postData() ?? "").includes(text) &&
      response.ok(),
  );

// The page of saved searches syncs at once, other pages seconds after they have loaded. Logins and logouts are in
// tests/web/catalogue/sync-searches.test.ts.
test("a saved search follows the account to another phone, and is gone on both after one removes it", {
  tag: "@long",
}, async ({ page, browser, request }) => {
  const account = await createAccount(request);
  await openSignedIn(page, account, "/about");
  await openList(page, "/rent?area=Sinkor");
  await waitForCatalogue(page);
  const sent = waitForSync(page, "Sinkor");
  await page.getByRole("button", { name: "Save this search" }).click();
  await sent;

  const context = await browser.newContext({ serviceWorkers: "block", viewport: phone });
  const other = await context.newPage();
  await openSignedIn(other, account, "/favorites?show=searches");
  await expect(other.getByRole("link", { name: `${label} · ` })).toBeVisible();
  const removed = waitForSync(other, "Sinkor");
  await other.getByRole("button", { name: `Remove ${label}` }).click();
  await removed;
  await expect(other.getByText("No search saved yet")).toBeVisible();
  await context.close();

  await page.goto("/favorites?show=searches");
  await expect(page.getByText("No search saved yet")).toBeVisible();
});
