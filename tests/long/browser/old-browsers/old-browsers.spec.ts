import type { Page } from "@playwright/test";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { createAccount, logIn, randomAddressHeaders } from "../../../e2e/support/accounts.ts";
import { expect, openPage, test, waitForHydration } from "../../../e2e/support/browser-test.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../../../e2e/support/enquiry-form.ts";
import { chooseListingAction, listingRows } from "../../../e2e/support/listings/listing-rows.ts";
import { filterSheetButton, findListing, propertyCards } from "../../../e2e/support/listings/property-lists.ts";
import { horizontalOverflow, phone } from "../../../e2e/support/screens/screen-checks.ts";
import { readStoredEnquiries } from "../../../e2e/support/stored-enquiries.ts";
import { emulateOldBrowser } from "./old-browser.ts";

test.use({ bypassCSP: true, viewport: phone });
test.beforeEach(({ page }) => emulateOldBrowser(page));

/** Expects icons of their own size, a page that is as wide as the window, and text that can be read. */
async function expectStyled(page: Page): Promise<void> {
  const readIcons = () =>
    page
      .locator("svg.i:visible")
      .evaluateAll((icons) => Math.max(...icons.map((icon) => icon.getBoundingClientRect().width)));
  await expect.poll(readIcons).toBeLessThanOrEqual(32);
  expect(await horizontalOverflow(page)).toBe(0);
  const paragraphs = page.locator("main :is(p, label, dd, h3):visible");
  const sizes = await paragraphs.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  await expect(page.locator("body")).toHaveCSS("font-size", "16px");
  await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
}

test("an old browser opens the home page, filters a list in a sheet, and shows a home", async ({ page, request }) => {
  await test.step("the home page", async () => {
    await openPage(page, "/");
    await expectStyled(page);
  });
  await test.step("a list and its filters", async () => {
    await openPage(page, "/properties");
    await expectStyled(page);
    const button = filterSheetButton(page);
    await button.click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("button", { name: "Close" })).toBeFocused();
    // After it has slid in.
    await expect
      .poll(() => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)))
      .toBe(phone.height);
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: phone.width });
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step("a search with suggestions", async () => {
    await page.getByLabel("Search properties").pressSequentially("sink");
    await page.getByRole("option", { name: /Sinkor/ }).click();
    await expect(page).toHaveURL(/Sinkor/);
    await expect(propertyCards(page).first()).toContainText("Sinkor");
  });
  await test.step("a listing and its photos", async () => {
    const { uuid, title } = await findListing(request, ({ image_count }) => image_count >= 4);
    await openPage(page, `/property/${uuid}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectStyled(page);
    await page.getByRole("link", { name: /^Photo 1 of \d+, full screen/ }).click();
    const gallery = page.locator("dialog[open]");
    await expect(gallery).toHaveAttribute("aria-label", /Photo 1 of/);
    expect(await gallery.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
    await gallery.getByRole("button", { name: "Close" }).click();
    await expect(gallery).toHaveCount(0);
  });
});

test("an old browser sends an enquiry", async ({ page, site }) => {
  const email = createEmail();
  await openPage(page, "/driving-school");
  await expectStyled(page);
  await fillEnquiry(page, email);
  await sendButton(page).click();
  await expect(page.getByText("Inquiry Sent Successfully!", { exact: true })).toBeVisible();
  await expect(enquiryForm(page)).toHaveCount(0);
  expect(await readStoredEnquiries(site, email)).toHaveLength(1);
});

test("an old browser logs in, and edits a listing in the admin area", async ({ page, request }) => {
  // An account and an address of its own: passwords of one address wait for each other, and a third waiting one is refused.
  const account = await createAccount(request, "admin");
  await page.setExtraHTTPHeaders(randomAddressHeaders());
  await openPage(page, "/login");
  await expectStyled(page);
  const answer = page.waitForResponse((response) => response.url().endsWith(accountEndpoints.login.path));
  await logIn(page, account);
  expect((await answer).status()).toBe(200);
  await expect(page).toHaveURL(/\/admin$/);
  await waitForHydration(page);
  await expect(listingRows(page).first()).toBeVisible();
  await expectStyled(page);
  await page.goto("/admin/listings");
  await chooseListingAction(page, listingRows(page).first(), "Edit");
  await expect(page.getByRole("dialog").getByLabel("Title")).toBeVisible();
  await expectStyled(page);
});
