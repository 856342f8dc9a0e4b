import type { Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { trackRequests, waitUntilSettled } from "../support/settled-page.ts";
import { readStoredEnquiries } from "../support/stored-enquiries.ts";

const form = enquiryForm;
const send = sendButton;
const fill = fillEnquiry;

/** Expects that the header of the page does not cover a text. */
async function expectBelowHeader(page: Page, text: Locator): Promise<void> {
  const header = await page.getByRole("banner").boundingBox();
  const top = async () => (await text.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan(header?.height ?? Number.NaN);
}

// The component tests in tests/web/enquiries check the messages of each service and each failure.
test("names missing fields below a phone's header, keeps a draft, stores it once", async ({ page, site }) => {
  const email = createEmail();
  await page.setViewportSize(phone);
  await openPage(page, "/driving-school");
  await test.step("names every missing field at the first press", async () => {
    await send(page).click();
    await expect(form(page).getByText("Name is required")).toBeVisible();
    await expect(form(page).getByText("Email is required")).toBeVisible();
    await expect(form(page).getByText("Phone number is required")).toBeVisible();
    await expect(form(page).getByLabel("Name")).toBeFocused();
    await expectBelowHeader(page, form(page).getByText("Name", { exact: true }));
    await form(page).getByLabel("Name").fill("Ma Kebbeh");
    await expect(form(page).getByText("Name is required")).toHaveCount(0);
    await expect(form(page).getByText("Email is required")).toBeVisible();
  });
  await test.step("keeps the typed text after a reload", async () => {
    await fill(page, email, "Three lessons, twice a week.");
    const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(readStorage).toContain("Three lessons, twice a week.");
    await page.reload();
    await expect(form(page).getByLabel(/Message/)).toHaveValue("Three lessons, twice a week.");
    await expect(form(page).getByLabel("Name")).toHaveValue("Ma Kebbeh");
  });
  await test.step("replaces the form by a receipt, and the toast says so", async () => {
    await fill(page, email);
    await send(page).click();
    await expect(page.locator(".toast-place")).toContainText("Inquiry Sent Successfully!");
    const title = page.getByRole("heading", { name: "We have your enquiry" });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expectBelowHeader(page, title);
    await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    const [stored, ...more] = await readStoredEnquiries(site, email);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      service: "driving-school",
      name: "Ma Kebbeh",
      message: "Is it still free?",
      spam: 0,
    });
    await expect(page.getByRole("main").getByText(stored?.reference ?? "no reference")).toBeVisible();
  });
  await test.step("offers an empty form for another enquiry", async () => {
    await page.getByRole("link", { name: "Send another enquiry" }).click();
    await expect(form(page).getByLabel("Name")).toHaveValue("");
    await expect(form(page).getByLabel("Name")).toBeFocused();
    await expect(form(page).getByLabel(/Message/)).toHaveValue("");
  });
});

test("sends a queued enquiry from another page, once, with two tabs open", { tag: "@long" }, async ({
  page,
  context,
  site,
}) => {
  const email = createEmail();
  await openPage(page, "/contact");
  await fill(page, email);
  await context.setOffline(true);
  await send(page).click();
  await expect(form(page).getByText("Saved on this phone, not sent yet")).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, two]) trackRequests(tab);
  await Promise.all([one.goto("/terms"), two.goto("/about")]);
  await expect.poll(async () => (await readStoredEnquiries(site, email)).length).toBe(1);
  await Promise.all([waitUntilSettled(one), waitUntilSettled(two)]);
  expect(await readStoredEnquiries(site, email)).toHaveLength(1);
});
