import { createAccount, logIn } from "../support/accounts.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { propertyCards } from "../support/listings/property-lists.ts";

test("moves homes saved before signing in to the account, and hides them on a phone after logout", {
  tag: "@long",
}, async ({ page, browser, request }) => {
  const account = await createAccount(request);
  await openPage(page, "/properties");
  await propertyCards(page)
    .first()
    .getByRole("button", { name: /save|favo/i })
    .click();
  await showScreen(page, "/login");
  const mergeResponse = page.waitForResponse((response) => response.url().endsWith("/auth/favorites"));
  await logIn(page, account);
  expect((await mergeResponse).status()).toBe(200);
  const context = await browser.newContext({ serviceWorkers: "block" });
  const phone = await context.newPage();
  await openPage(phone, "/login?next=/favorites");
  await logIn(phone, account);
  await expect(phone).toHaveURL(/\/favorites$/);
  await expect(propertyCards(phone)).toHaveCount(1);
  await phone.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(phone).toHaveURL(/\/$/);
  await showScreen(phone, "/favorites");
  await expect(phone.getByText("Nothing saved yet")).toBeVisible();
  await context.close();
  await showScreen(page, "/favorites");
  await expect(propertyCards(page)).toHaveCount(1);
});
