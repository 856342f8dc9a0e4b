import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail, fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { withHome } from "../support/listings/new-home.ts";
import { desktop } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";
import { expectToastBesideFocus, toast } from "../support/toasts.ts";

const phone = { width: 360, height: 640 };
const failure = "Failed to send your inquiry. Please try again later.";
/** The newest answer counts. It replaces the one before at once, because the page tries again by itself. */
const respondToEnquiries = (page: Page, status: number, json: object) =>
  page.route("**/api/v1/public/con*ct-us/**", (route) => route.fulfill({ status, json }));
const rejectEnquiries = (page: Page) => respondToEnquiries(page, 500, { detail: "away" });
const acceptEnquiries = (page: Page) =>
  respondToEnquiries(page, 201, { id: "6b51b7c7-0000-4000-8000-000000000001", reference: "E-6B51B7C7" });

/** Presses "Try now", unless the page has tried again by itself in the meantime. */
const tryNow = (page: Page) =>
  page.getByRole("button", { name: "Try now" }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });

// The words of each form and failure are in tests/web/enquiries and tests/web/accounts.
for (const size of [phone, desktop])
  test(`a toast covers neither the focus nor a control at ${size.width} pixels`, {
    tag: size === desktop ? "@long" : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await test.step("of a failed and of a stored enquiry", async () => {
      await openPage(page, "/driving-school");
      await fillEnquiry(page, createEmail());
      await rejectEnquiries(page);
      await sendButton(page).click();
      await expect(toast(page)).toContainText(failure);
      await expectToastBesideFocus(page);
      await expect(page.getByRole("main").getByText(failure)).toHaveCount(0);
      // A field that gets the focus scrolls clear of it.
      const field = page.getByRole("main").getByLabel("Phone number");
      await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20));
      await field.focus();
      await expectToastBesideFocus(page);
      await acceptEnquiries(page);
      await tryNow(page);
      await expect(toast(page)).toContainText("Inquiry Sent Successfully!");
      await expectToastBesideFocus(page);
      await toast(page).getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("main").getByText("Your reference is E-6B51B7C7.")).toBeVisible();
    });
    await test.step("in the sheet of a home", async () => {
      const { uuid } = await withHome(page.request);
      await openPage(page, `/property/${uuid}`);
      // The text above the link has its own code, and moves it.
      await waitUntilSettled(page);
      await page.getByRole("main").getByRole("link", { name: "Send Message" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel("Name").fill("Ma Kebbeh");
      await sheet.getByLabel("Email", { exact: true }).fill(createEmail());
      await sheet.getByLabel("Phone number").fill("+231 77 555 0101");
      await rejectEnquiries(page);
      await sheet.getByRole("button", { name: "Send" }).click();
      await expect(sheet).toContainText(failure);
      await expectToastBesideFocus(page);
    });
    await test.step("of a failed login", async () => {
      await openPage(page, "/login");
      await page.getByLabel("Email").fill("unknown@example.org");
      await page.getByLabel("Password", { exact: true }).fill("Wrong-pass-1");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(toast(page)).toContainText("Invalid email or password.");
      await expectToastBesideFocus(page);
    });
  });

test("on a desktop, the heading of the receipt stands where the heading of the form stood", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/contact");
  const getPlace = (name: string) =>
    page.getByRole("heading", { name }).evaluate((heading) => heading.getBoundingClientRect().y + scrollY);
  const before = await getPlace("Send us a message");
  expect(before).toBeGreaterThan(0);
  await fillEnquiry(page, createEmail());
  await acceptEnquiries(page);
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "We have your enquiry" })).toBeVisible();
  await expect.poll(() => getPlace("We have your enquiry")).toBe(before);
});
