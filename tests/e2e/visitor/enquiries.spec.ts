import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { readStoredEnquiries } from "../support/stored-enquiries.ts";

const form = enquiryForm;
const send = sendButton;
const fill = fillEnquiry;
const waiting = (page: Page) => form(page).getByText("Saved on this phone, not sent yet");

const goOffline = (page: Page) => page.context().setOffline(true);

/** Presses "Try now", unless the page has tried again by itself in the meantime. */
const tryNow = (page: Page) =>
  form(page)
    .getByRole("button", { name: "Try now" })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });

const forms: [path: string, service: string, title: string, text: string][] = [
  ["/real-estate", "real-estate", "Inquiry sent", "Thanks! We'll get back to you within 1 business day."],
  ["/janitorial", "janitorial", "Inquiry sent", "Thanks! We'll get back to you within 1 business day."],
  [
    "/driving-school",
    "driving-school",
    "Inquiry Sent Successfully!",
    "We'll contact you within 24 hours to discuss your driving school needs.",
  ],
  ["/contact", "general", "Inquiry sent", "Thanks! We'll get back to you within 1 business day."],
];

for (const [path, service, title, text] of forms) {
  test(`${path} sends its form, replaces it by one receipt and stores the enquiry once`, async ({ page }) => {
    const email = createEmail();
    await openPage(page, path);
    await fill(page, email);
    await send(page).click();
    await expect(page.getByText(title, { exact: true })).toHaveCount(1);
    await expect(page.getByText(title, { exact: true })).toBeInViewport();
    await expect(page.getByText(text, { exact: true })).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(page.locator(".toast-place > *")).toHaveCount(0);
    const [stored, ...more] = readStoredEnquiries(email);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ service, name: "Ma Kebbeh", message: "Is it still free?", spam: 0 });
    await expect(page.getByText(stored?.reference ?? "no reference")).toBeVisible();
    await page.getByRole("link", { name: "Send another enquiry" }).click();
    await expect(form(page).getByLabel("Name")).toHaveValue("");
    await expect(form(page).getByLabel("Name")).toBeFocused();
    await expect(form(page).getByLabel(/Message/)).toHaveValue("");
  });
}

test("Book Appointment opens the doctor's form and stores the enquiry with the doctor", async ({ page }) => {
  const email = createEmail();
  await openPage(page, "/health");
  await page
    .getByRole("link", { name: /Book Appointment/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/health\/[^/]+$/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await fill(page, email);
  await send(page).click();
  await expect(page.getByText("Inquiry sent").first()).toBeVisible();
  expect(readStoredEnquiries(email)).toMatchObject([{ service: "health", professional_id: id }]);
});

test("reports invalid fields next to them, focuses the first and keeps the message", async ({ page }) => {
  await openPage(page, "/contact");
  await form(page).getByLabel("Email").fill("kebbeh");
  await form(page)
    .getByLabel(/Message/)
    .fill("I typed this.");
  await send(page).click();
  await expect(form(page).getByText("Name is required")).toBeVisible();
  await expect(form(page).getByText("Please enter a valid email address")).toBeVisible();
  await expect(form(page).getByText("Phone number is required")).toBeVisible();
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await expect(form(page).getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByLabel(/Message/)).toHaveValue("I typed this.");
});

for (const path of ["/contact", "/health/doctor-1"]) {
  test(`${path} names every missing field at the first press`, async ({ page }) => {
    await openPage(page, path);
    await send(page).click();
    await expect(form(page).getByText("Name is required")).toBeVisible();
    await expect(form(page).getByText("Email is required")).toBeVisible();
    await expect(form(page).getByText("Phone number is required")).toBeVisible();
    await form(page).getByLabel("Name").fill("Ma Kebbeh");
    await expect(form(page).getByText("Name is required")).toHaveCount(0);
    await expect(form(page).getByText("Email is required")).toBeVisible();
  });
}

test("keeps the typed text after a reload", async ({ page }) => {
  await openPage(page, "/janitorial");
  await form(page).getByLabel("Name").fill("Ma Kebbeh");
  await form(page)
    .getByLabel(/Message/)
    .fill("Three floors, twice a week.");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Three floors, twice a week.");
  await page.reload();
  await expect(form(page).getByLabel(/Message/)).toHaveValue("Three floors, twice a week.");
  await expect(form(page).getByLabel("Name")).toHaveValue("Ma Kebbeh");
});

// Without any script nothing restores the text until the last reload.
for (const [path, blocked, code, restored] of [
  ["/janitorial", "**/assets/enquiry-form-*.js", "the form's code", "Ma Kebbeh"],
  ["/contact", "**/assets/*.js", "any script", ""],
  ["/health/doctor-1", "**/assets/*.js", "any script", ""],
] as const) {
  test(`${path} keeps text typed before ${code} loads, after a reload and more typing`, async ({ page }) => {
    await page.route(blocked, () => undefined);
    await page.goto(path, { waitUntil: "commit" });
    await form(page).getByLabel("Name").fill("Ma Kebbeh");
    await form(page)
      .getByLabel(/Message/)
      .fill("Three floors, twice a week.");
    await page.reload({ waitUntil: "commit" });
    await expect(form(page).getByLabel("Name")).toHaveValue(restored);
    await form(page).getByLabel("Name").fill("Ma Kebbeh Togba");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await expect(form(page).getByLabel(/Message/)).toHaveValue("Three floors, twice a week.");
    await expect(form(page).getByLabel("Name")).toHaveValue("Ma Kebbeh Togba");
  });
}

for (const [problem, status, message] of [
  ["does not respond", 0, "Saved on this phone, not sent yet"],
  ["is not available", 503, "Failed to send your inquiry. Please try again later."],
  ["fails", 500, "Failed to send your inquiry. Please try again later."],
] as const) {
  test(`queues the enquiry on the phone when the service ${problem}, and delivers it once`, async ({ page }) => {
    const email = createEmail();
    await openPage(page, "/contact");
    await fill(page, email);
    await page.route("**/api/v1/public/contact-us/**", (route) =>
      status ? route.fulfill({ status, json: { detail: "away" } }) : route.abort(),
    );
    await send(page).click();
    await expect(page.getByText(message, { exact: true })).toHaveCount(1);
    await expect(page.locator(".toast-place > *")).toHaveCount(0);
    await expect(form(page).getByLabel(/Message/)).toHaveValue("Is it still free?");
    expect(readStoredEnquiries(email)).toEqual([]);
    await page.reload();
    await expect(page.getByText(message, { exact: true })).toHaveCount(1);
    await page.unroute("**/api/v1/public/contact-us/**");
    await tryNow(page);
    await expect(page.getByText("Inquiry sent").first()).toBeVisible();
    expect(readStoredEnquiries(email)).toHaveLength(1);
    await page.reload();
    await expect(form(page).getByLabel("Name")).toHaveValue("");
    expect(readStoredEnquiries(email)).toHaveLength(1);
  });
}

test("sends a queued enquiry when the phone is online again", async ({ page, context }) => {
  const email = createEmail();
  await openPage(page, "/driving-school");
  await fill(page, email);
  await goOffline(page);
  await send(page).click();
  await expect(waiting(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Inquiry Sent Successfully!").first()).toBeVisible();
  expect(readStoredEnquiries(email)).toHaveLength(1);
});

test("sends a queued enquiry from another page, once, with two tabs open", async ({ page, context }) => {
  const email = createEmail();
  await openPage(page, "/contact");
  await fill(page, email);
  await goOffline(page);
  await send(page).click();
  await expect(waiting(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto("/rent"), two.goto("/about")]);
  await expect.poll(() => readStoredEnquiries(email).length, { timeout: 20_000 }).toBe(1);
  await one.reload();
  await two.reload();
  expect(readStoredEnquiries(email)).toHaveLength(1);
});

test("does not store a second enquiry when the response was lost", async ({ page }) => {
  const email = createEmail();
  await openPage(page, "/contact");
  await fill(page, email);
  await page.route("**/api/v1/public/contact-us/**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(waiting(page)).toBeVisible();
  expect(readStoredEnquiries(email)).toHaveLength(1);
  await page.unroute("**/api/v1/public/contact-us/**");
  await tryNow(page);
  await expect(page.getByText("Inquiry sent").first()).toBeVisible();
  expect(readStoredEnquiries(email)).toHaveLength(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("submits the form and confirms it on the page", async ({ page }) => {
    const email = createEmail();
    await page.goto("/janitorial");
    await form(page).getByLabel("Name").fill("Ma Kebbeh");
    await form(page).getByLabel("Email").fill(email);
    await form(page).getByLabel("Phone number").fill("0775550101");
    await send(page).click();
    await expect(page).toHaveURL(/\/janitorial\?sent=E-[0-9A-F]{8}#/);
    await expect(page.getByText("Inquiry sent").first()).toBeVisible();
    expect(readStoredEnquiries(email)).toMatchObject([{ service: "janitorial", message: null }]);
  });

  test("shows an error from the server next to the field, and keeps the typed text", async ({ page }) => {
    await page.goto("/contact");
    await form(page).getByLabel("Name").fill("Ma Kebbeh");
    await form(page).getByLabel("Email").fill("kebbeh@localhost");
    await form(page).getByLabel("Phone number").fill("0775550101");
    await form(page)
      .getByLabel(/Message/)
      .fill("Typed without a script.");
    await send(page).click();
    await expect(form(page).getByText("Please enter a valid email address")).toBeVisible();
    await expect(form(page).getByLabel(/Message/)).toHaveValue("Typed without a script.");
  });
});
