import type { Page } from "@playwright/test";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { demoAccounts, demoPassword } from "../../../migrations/seed/demo-accounts.ts";
import { createUsername } from "../support/accounts.ts";
import { signInAsAdmin, viewAsVisitor } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { desktop, findAccessibilityViolations, horizontalOverflow } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

// These tests change the shared site's settings one at a time. Other tests rely on its name and phone number.
test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 360, height: 740 } });

const sitePath = apiPrefix + visitorEndpoints.getSite.path;

/** Returns the saved site details, bypassing every cache. */
async function fetchSite(page: Page): Promise<SiteDetails> {
  const response = await page.request.get(`${sitePath}?at=${Date.now()}`);
  return ((await response.json()) as SiteResponse).data.site;
}

/** Saves the details in a new session, as another super admin. */
async function saveAsOtherAdmin(page: Page, site: SiteDetails) {
  const email = demoAccounts.find(({ role }) => role === "super_admin")?.email;
  const data = { email, password: demoPassword };
  const { access_token } = await (await page.request.post(apiPrefix + accountEndpoints.login.path, { data })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const response = await page.request.put(apiPrefix + adminEndpoints.updateSite.path, { data: site, headers });
  expect(response.status()).toBe(200);
}

/** The details before a test. They are restored afterwards, even after a timeout. */
let before: SiteDetails;
test.beforeEach(async ({ page }) => {
  before = await fetchSite(page);
});
test.afterEach(({ page }) => saveAsOtherAdmin(page, before));

/** Opens sections, which are closed on a phone. */
async function openSections(page: Page, ...names: RegExp[]) {
  for (const name of names) await page.getByRole("button", { name, expanded: false }).click();
}

const save = (page: Page) => page.getByRole("button", { name: "Save settings" }).click();
const toast = (page: Page) => page.locator(".toast-place");

test("shows changed business and service details to visitors and in reply drafts", async ({ page, browser }) => {
  const enquirer = createUsername();
  await page.request.post(apiPrefix + visitorEndpoints.sendDrivingSchoolEnquiry.path, {
    data: { name: enquirer, email: "road@example.org", phone_number: "0770 000 001", message: "Which days?" },
    headers: { "cf-connecting-ip": `10.8.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` },
  });
  await signInAsAdmin(page, "super_admin");
  await page.goto("/admin/settings");
  const business = page.getByRole("group", { name: "The business" });
  await openSections(page, /^The business/, /^Social links/, /^Team/);
  await business.getByLabel("Email").fill("office@kebbeh.example");
  await page.getByRole("button", { name: "Add link" }).click();
  const links = page.getByRole("group", { name: "Social links" });
  await links.getByLabel("Label").last().fill("Facebook");
  await links.getByLabel("Address").last().fill("https://facebook.example/kebbeh");
  await page.getByRole("button", { name: "Add person" }).click();
  const team = page.getByRole("group", { name: "Team" });
  await team.getByLabel("Name").last().fill("Hawa Kollie");
  await team.getByLabel("Position").last().fill("Owner");
  await team.getByLabel("Phone").last().fill("+231 88 612 3457");
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview).toContainText("Hawa Kollie");
  await page.getByLabel("Settings for").selectOption("driving-school");
  await page.getByRole("button", { name: "Use separate contacts" }).click();
  await page.getByLabel("Phone").fill("0886");
  await page.getByRole("button", { name: "Add figure" }).click();
  await page.getByLabel("Figure", { exact: true }).fill("1,200");
  await page.getByLabel("Label", { exact: true }).fill("learners with a licence");
  await page.getByLabel("Settings for").selectOption("");

  // The invalid field is shown, focused, marked and described.
  await save(page);
  const phone = page.locator("#settings-services-driving-school-phone");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toHaveAccessibleDescription(/international form/);
  expect(await horizontalOverflow(page)).toBe(0);
  await toast(page).getByRole("button", { name: "Close" }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await phone.fill("+231 88 612 3458");
  await save(page);
  await expect(toast(page)).toContainText("Settings saved");

  await page.getByRole("navigation", { name: "Admin bar" }).getByRole("link", { name: "Inbox" }).click();
  await page.getByRole("searchbox").fill(enquirer);
  // Before the result, its row is still moving.
  await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
  await page.getByRole("row").filter({ hasText: enquirer }).getByRole("button", { name: enquirer }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue(/\n\+231 88 612 3458\n/);

  await viewAsVisitor(browser, async (visitor) => {
    await openPage(visitor, "/about");
    await expect(visitor.getByRole("heading", { name: "Hawa Kollie" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: "+231 88 612 3457" })).toHaveAttribute("href", "tel:+231886123457");
    await expect(visitor.getByText("Sample", { exact: true })).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: "Facebook" })).toHaveAttribute("rel", "noopener");
    expect(await horizontalOverflow(visitor)).toBe(0);
    expect(await findAccessibilityViolations(visitor)).toEqual([]);
    await showScreen(visitor, "/driving-school");
    await expect(visitor.getByText("learners with a licence")).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Call +231 88 612 3458" }).first()).toBeVisible();
    await showScreen(visitor, "/janitorial");
    await expect(visitor.getByRole("link", { name: "office@kebbeh.example" })).toBeVisible();
  });
  // The reply draft contains the new number after a reload too.
  await page.reload();
  await expect(page.getByLabel("Your reply")).toHaveValue(/\n\+231 88 612 3458\n/);
});

// The visitors' styles have the same utilities. After the admin sheet they would replace its wider layouts.
test("the hours of a day are in one row on a wide screen", async ({ page }) => {
  await page.setViewportSize(desktop);
  await signInAsAdmin(page, "super_admin");
  await openPage(page, "/admin/settings");
  await waitUntilSettled(page);
  const tops = ["Monday from", "Monday to"].map(
    async (name) => (await page.getByLabel(name, { exact: true }).boundingBox())?.y,
  );
  const [opens, closes] = await Promise.all(tops);
  expect(opens).toBeGreaterThan(0);
  expect(opens).toBe(closes);
});

test("restores typed settings after a reload, and does not overwrite newer settings", async ({ page }) => {
  await signInAsAdmin(page, "super_admin");
  await page.goto("/admin/settings");
  const business = page.getByRole("group", { name: "The business" });
  await openSections(page, /^The business/);
  await business.getByLabel("Email").fill("hello@sinkor.example");
  await page.reload();
  await openSections(page, /^The business/);
  await expect(business.getByLabel("Email")).toHaveValue("hello@sinkor.example");
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();

  await page.getByRole("navigation", { name: "Admin bar" }).getByRole("link", { name: "Home" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);

  await saveAsOtherAdmin(page, { ...before, address: "Randall Street 7" });
  await save(page);
  await expect(toast(page)).toContainText("Someone else saved the settings");
  expect((await fetchSite(page)).email).toBe(before.email);
  await page.getByRole("button", { name: "Load the newer settings" }).click();
  await expect(business.getByLabel("Address")).toHaveValue("Randall Street 7");
  await expect(business.getByLabel("Email")).toHaveValue("hello@sinkor.example");
  await save(page);
  await expect(toast(page)).toContainText("Settings saved");
  expect(await fetchSite(page)).toMatchObject({ email: "hello@sinkor.example", address: "Randall Street 7" });
  const html = await (await page.request.get("/contact")).text();
  expect(html).toContain("Randall Street 7");
  expect(html).toContain("hello@sinkor.example");
});
