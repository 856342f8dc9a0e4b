import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../../../e2e/support/browser-test.ts";
import { delayScripts } from "../../../e2e/support/delayed-requests.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../../../e2e/support/enquiry-form.ts";
import { waitUntilSettled } from "../../../e2e/support/settled-page.ts";
import { readStoredEnquiries } from "../../../e2e/support/stored-enquiries.ts";
import { sendTranslatedEnquiry } from "../../../e2e/support/translation/translated-enquiry.ts";
import {
  expectWorkingTranslation,
  mark,
  prepareTranslation,
  translate,
} from "../../../e2e/support/translation/translated-page.ts";

const receipt = (page: Page) => page.getByText(/E-[0-9A-F]{8}/).first();

// The form of /driving-school is in the short run.
const formPages = ["/driving-school/course-1", "/janitorial", "/health/doctor-2", "/real-estate", "/contact"];

for (const path of formPages)
  test(`${path}: in a translated page, an enquiry is corrected, queued offline, sent and confirmed`, ({ page, site }) =>
    sendTranslatedEnquiry(page, site, path));

test("a page translated before its script loaded keeps what is typed and the focus", async ({ page, site }) => {
  const email = createEmail();
  await prepareTranslation(page, "served");
  const loadScripts = await delayScripts(page);
  await page.goto("/janitorial", { waitUntil: "commit" });
  await expect(page.locator("font").first()).toBeAttached();
  const name = enquiryForm(page).getByLabel("Name");
  await name.click();
  await page.keyboard.type("Ma Kebbeh");
  loadScripts();
  await waitForHydration(page);
  await expect(enquiryForm(page)).toHaveJSProperty("noValidate", true);
  await expect(name).toBeFocused();
  await page.keyboard.type(" Togba");
  await expect(name).toHaveValue("Ma Kebbeh Togba");
  await fillEnquiry(page, email);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await readStoredEnquiries(site, email)).toHaveLength(1);
  await expectWorkingTranslation(page);
});

/**
 * Opens /janitorial, holds its scripts back and translates it. The page around the form is hydrated by then: React would
 * otherwise render it again, and the form, whose code is held back, would be missing until then.
 */
async function openTranslatedBeforeForm(page: Page): Promise<() => void> {
  await prepareTranslation(page);
  await page.goto("/janitorial");
  // Unlike `openPage`, it is no interaction, which would load the code of the form.
  await waitUntilSettled(page);
  const opening = page.getByRole("main").locator(".opening");
  await expect(opening.first()).not.toHaveText("We answer during opening hours");
  const loadScripts = await delayScripts(page);
  await translate(page);
  return loadScripts;
}

test("a form that was translated before its code loaded keeps what is typed and the focus", async ({ page }) => {
  const loadScripts = await openTranslatedBeforeForm(page);
  const name = enquiryForm(page).getByLabel("Name");
  // The focus loads the code of the form, which arrives after the first word.
  await name.focus();
  await page.keyboard.type("Ma Kebbeh");
  loadScripts();
  await expect(enquiryForm(page)).toHaveJSProperty("noValidate", true);
  await page.keyboard.type(" Togba");
  await expect(name).toHaveValue("Ma Kebbeh Togba");
  await expectWorkingTranslation(page);
});

test("a tap counts although the code of a translated form arrives between press and release", async ({ page }) => {
  const loadScripts = await openTranslatedBeforeForm(page);
  await sendButton(page).hover();
  await page.mouse.down();
  loadScripts();
  await expect(enquiryForm(page)).toHaveJSProperty("noValidate", true);
  await page.mouse.up();
  await expect(enquiryForm(page).getByText(`Name is required${mark}`)).toBeVisible();
  await expectWorkingTranslation(page);
});

test("a stored enquiry is confirmed although the browser has moved its form", async ({ page, site }) => {
  const email = createEmail();
  await page.addInitScript(() => {
    // The error that is expected here.
    console.error = () => undefined;
  });
  await openPage(page, "/janitorial");
  await fillEnquiry(page, email);
  await enquiryForm(page).evaluate((form) => {
    const frame = document.createElement("font");
    form.replaceWith(frame);
    frame.append(form);
  });
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await readStoredEnquiries(site, email)).toHaveLength(1);
});
