import { createAccount, logIn, openSignedIn, password } from "../support/accounts.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { propertyCards } from "../support/listings/property-lists.ts";

test("moves homes saved before signing in to the account, and hides them on a phone after logout", async ({
  page,
  browser,
  request,
}) => {
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

test("adds an enquiry sent while signed out to the account that knows its contact, in the browser that sent it", async ({
  page,
  browser,
  request,
}) => {
  const [owner, nextPerson] = [await createAccount(request), await createAccount(request)];
  await openPage(page, "/contact");
  await fillEnquiry(page, owner.email, "Claim me");
  await sendButton(page).click();
  await expect(page.getByText("Inquiry sent").first()).toBeVisible();
  const context = await browser.newContext({ serviceWorkers: "block" });
  const otherBrowser = await context.newPage();
  await openSignedIn(otherBrowser, owner, "/account");
  await expect(otherBrowser.getByText("No enquiries yet.", { exact: false })).toBeVisible();
  await context.close();

  await openSignedIn(page, nextPerson, "/account");
  const offer = page.getByText("1 other enquiry was sent from this browser");
  await offer.click();
  await page.getByLabel("Phone number or email address in the enquiry").fill("0777 000 000");
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect(page.getByText("This adds no enquiry from this browser", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("Claim me")).toHaveCount(0);

  await openSignedIn(page, owner, "/account");
  await expect(page.getByText("Claim me")).toBeVisible();
  await expect(page.getByText("Received")).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("changes the name and password, signs out other sessions, and deletes the account with its password", async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const login = await request.post("/api/v1/login", { data: { email: account.email, password } });
  expect(login.status()).toBe(200);
  await openSignedIn(page, account, "/account");
  await expect(page.getByRole("button", { name: /^Sign out: / })).toHaveCount(1);
  await page.getByLabel("Username").fill(`${account.username.slice(0, 20)}_new`);
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name changed")).toBeVisible();
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password", { exact: true }).fill("Not-this-1");
  await page.getByLabel("New password", { exact: true }).fill("Mango-tree-8");
  await page.getByLabel("Confirm new password", { exact: true }).fill("Mango-tree-8");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not your password").first()).toBeVisible();
  await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign out: / })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Your password", { exact: true }).fill("Mango-tree-8");
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Account deleted")).toBeVisible();
  const loginAfterDeletion = await request.post("/api/v1/login", {
    data: { email: account.email, password: "Mango-tree-8" },
  });
  expect(loginAfterDeletion.status()).toBe(401);
});

test("a super admin finds an account, makes it an admin, creates a reset link and disables it", async ({
  page,
  browser,
  request,
}) => {
  const [superAdmin, other] = [await createAccount(request, "super_admin"), await createAccount(request)];
  await openSignedIn(page, superAdmin, "/admin/team");
  await page.getByRole("navigation", { name: "Accounts" }).getByRole("link", { name: "Customers" }).click();
  const manage = page.getByRole("button", { name: `Manage ${other.username}` });
  await manage.click();
  await page.getByRole("radio", { name: /^Admin/ }).check();
  await page.getByRole("button", { name: "Change role" }).click();
  await page.getByRole("button", { name: "Make admin" }).click();
  await expect(page.getByText("Role changed")).toBeVisible();
  await page.getByRole("navigation", { name: "Accounts" }).getByRole("link", { name: "Colleagues" }).click();
  await manage.click();
  await page.getByRole("button", { name: "Create password link" }).click();
  const link = new URL(await page.getByRole("textbox", { name: "Link" }).inputValue());
  await page.keyboard.press("Escape");
  const context = await browser.newContext({ serviceWorkers: "block" });
  const otherPage = await context.newPage();
  await openPage(otherPage, link.pathname + link.hash);
  await expect(otherPage).toHaveURL(/\/reset-password$/);
  await otherPage.getByLabel("New password", { exact: true }).fill("Palm-tree-9");
  await otherPage.getByLabel("Confirm new password", { exact: true }).fill("Palm-tree-9");
  await otherPage.getByRole("button", { name: "Set new password" }).click();
  await expect(otherPage.getByText("You can log in with your new password now.")).toBeVisible();
  await context.close();
  await manage.click();
  await page.getByRole("button", { name: "Disable account" }).click();
  await page
    .getByRole("dialog", { name: /^Disable the account/ })
    .getByRole("button", { name: "Disable account" })
    .click();
  await expect(page.getByText("Account disabled")).toBeVisible();
  const loginWhenDisabled = await request.post("/api/v1/login", {
    data: { email: other.email, password: "Palm-tree-9" },
  });
  expect(loginWhenDisabled.status()).toBe(403);
});
