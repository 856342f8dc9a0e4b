import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail, fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { desktop } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";
import { expectToastBesideFocus, toast } from "../support/toasts.ts";

const phone = { width: 360, height: 640 };
const failure = ["Error", "Failed to send your inquiry. Please try again later."];
const standard = ["Inquiry sent", "Thanks! We'll get back to you within 1 business day."];
const driving = [
  "Inquiry Sent Successfully!",
  "We'll contact you within 24 hours to discuss your driving school needs.",
];

/** The form of each page, by a link on the page before if the path has an id. */
const forms: [path: string, success: string[], link?: string][] = [
  ["/driving-school", driving],
  ["/driving-school", driving, "View Details"],
  ["/janitorial", standard],
  ["/real-estate", standard],
  ["/health", standard, "Book Appointment"],
  ["/contact", standard],
];

async function openForm(page: Page, path: string, link?: string) {
  await openPage(page, path);
  if (!link) return;
  // The URL changes before the page, whose form would be filled.
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await page.getByRole("main").getByRole("link", { name: link }).first().click();
  await expect(heading).not.toHaveText(before ?? "");
}

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

for (const [path, success, link] of forms)
  for (const size of [phone, desktop])
    test(`the toasts of the form ${path} ${link ?? ""} have the given words and do not cover the focus at ${size.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openForm(page, path, link);
      await fillEnquiry(page, createEmail());
      await rejectEnquiries(page);
      await sendButton(page).click();
      for (const text of failure) await expect(toast(page)).toContainText(text);
      await expectToastBesideFocus(page);
      await expect(page.getByRole("main").getByText(failure[1] as string)).toHaveCount(0);

      await acceptEnquiries(page);
      await tryNow(page);
      for (const text of success) await expect(toast(page)).toContainText(text);
      await expectToastBesideFocus(page);
      await toast(page).getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("main").getByText("Your reference is E-6B51B7C7.")).toBeVisible();
    });

test("a field that gets the focus scrolls clear of a toast", async ({ page }) => {
  await page.setViewportSize(phone);
  await openForm(page, "/janitorial");
  await fillEnquiry(page, createEmail());
  await rejectEnquiries(page);
  await sendButton(page).click();
  await expect(toast(page)).toContainText("Error");
  await expectToastBesideFocus(page);
  const field = page.getByRole("main").getByLabel("Phone number");
  await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20));
  await field.focus();
  await expectToastBesideFocus(page);
});

for (const size of [phone, desktop])
  test(`a toast in the sheet of a home covers no control at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page, "/buy");
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByRole("complementary", { name: "Price and contact" })).toBeVisible();
    // The text above the link has its own code, and moves it.
    await waitUntilSettled(page);
    await page
      .getByRole("link", { name: /Message/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Name").fill("Ma Kebbeh");
    await sheet.getByLabel("Email", { exact: true }).fill(createEmail());
    await sheet.getByLabel("Phone number").fill("+231 77 555 0101");
    await rejectEnquiries(page);
    await sheet.getByRole("button", { name: "Send" }).click();
    for (const text of failure) await expect(sheet).toContainText(text);
    await expectToastBesideFocus(page);
  });

for (const path of ["/login", "/admin/login"])
  test(`the toast of a failed login at ${path} does not cover the focus`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, path);
    await page.getByLabel("Email").fill("unknown@example.org");
    await page.getByLabel("Password", { exact: true }).fill("Wrong-pass-1");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(toast(page)).toContainText("Login failed");
    await expect(toast(page)).toContainText("Invalid email or password.");
    await expectToastBesideFocus(page);
  });
