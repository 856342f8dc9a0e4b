import type { Browser, Page } from "@playwright/test";
import { createSetupCode } from "../../../migrations/deployment-secrets.ts";
import { createUsername, password } from "../support/accounts.ts";
import { expect, openPage, test } from "../support/browser-test.ts";

// A separate site without accounts: the shared site grants every role without approval.
const setupCode = createSetupCode();

test.use({
  siteOptions: {
    content: "empty",
    settings: { ADMIN_SIGNUP: "approval", SETUP_CODE: setupCode },
    only: "registration",
  },
});

const openNewBrowser = async (browser: Browser) => (await browser.newContext({ serviceWorkers: "block" })).newPage();

/** Fills in the registration form and submits it. */
async function register(page: Page, username: string, code?: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  if (code !== undefined) await page.getByLabel("Setup code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Create Admin Account" }).click();
}

test("creates the first super admin with the setup code, who then approves the next admin", async ({ browser }) => {
  const [first, second] = [createUsername(), createUsername()];
  const owner = await openNewBrowser(browser);
  await openPage(owner, "/admin/register");
  await expect(owner.getByText("This site has no super admin yet")).toBeVisible();
  await register(owner, first, "WRONG");
  await expect(owner.getByText("The setup code is missing or wrong.").first()).toBeVisible();
  await register(owner, first, setupCode);
  await expect(owner.getByText("Your admin account has been created successfully.", { exact: false })).toBeVisible();
  await expect(owner).toHaveURL("/admin");

  const colleague = await openNewBrowser(browser);
  await openPage(colleague, "/admin/register");
  await expect(colleague.getByText("A super admin will review your request.", { exact: false })).toBeVisible();
  await expect(colleague.getByLabel("Setup code", { exact: true })).toHaveCount(0);
  await register(colleague, second);
  await expect(colleague.getByText("Your request for admin access awaits approval.")).toBeVisible();
  await expect(colleague).toHaveURL("/");
  await openPage(colleague, "/admin");
  await expect(colleague.getByRole("heading", { name: "Waiting for approval" })).toBeVisible();

  await openPage(owner, "/admin/team");
  await expect(owner.getByText(second, { exact: false }).first()).toBeVisible();
  await owner.getByRole("button", { name: /approve/i }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Make admin" }).click();
  await expect(owner.getByRole("button", { name: /approve/i })).toHaveCount(0);
});
