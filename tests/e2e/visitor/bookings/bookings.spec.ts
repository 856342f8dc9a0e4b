import type { Page } from "@playwright/test";
import {
  bookHome,
  bookingForm,
  chooseTime,
  createPhone,
  fillBooking,
  findHome,
  readFreeTimes,
  readStoredAppointments,
} from "../../support/bookings/bookings.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { expectAccessibleScreen, phone as phoneSize } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phoneSize, reducedMotion: "reduce" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const when = (page: Page) => page.getByRole("main").locator("dd").first();

/** Opens the second day. Its times replace those of the first one after the press. */
async function chooseSecondDay(page: Page): Promise<void> {
  const day = page.getByRole("navigation", { name: "Day" }).getByRole("link").nth(1);
  await day.click();
  await expect(day).toHaveAttribute("aria-current", /.+/);
}

/** Returns the time that is chosen. The next free one may be another since the page was opened. */
const readChosenTime = (page: Page) => bookingForm(page).locator("input[name=start]:checked").inputValue();

test("a visitor books a home with four taps and two fields, moves the viewing and cancels it", async ({
  page,
  request,
  site,
}) => {
  const uuid = await findHome(request, 0);
  const phone = createPhone();
  await openPage(page, `/property/${uuid}`);
  await test.step("books", async () => {
    await page.getByRole("link", { name: "Visit this home" }).click();
    await expect(heading(page)).toHaveText("Visit this home");
    await expect(page.getByText(/^You ask for a time\. .*confirms? it before it begins/)).toBeVisible();
    await chooseTime(page);
    await fillBooking(page, phone);
    await expectAccessibleScreen(page, { screen: "booking", columns: true });
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(heading(page)).toHaveText("We have your request for a viewing");
    expect(await readStoredAppointments(site, phone)).toMatchObject([
      { status: "requested", property_uuid: uuid, sequence: 0 },
    ]);
    await expectAccessibleScreen(page, { screen: "appointment", columns: true });
  });
  await test.step("adds it to the calendar", async () => {
    const href = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
    const file = await request.get(String(href));
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("SEQUENCE:0");
  });
  await test.step("moves it to another day", async () => {
    const before = await when(page).textContent();
    await page.getByRole("link", { name: "Move" }).click();
    await chooseSecondDay(page);
    await chooseTime(page);
    await expectAccessibleScreen(page, { screen: "move" });
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page.getByText("Last changed")).toBeVisible();
    await expect(when(page)).not.toHaveText(before ?? "");
    expect(await readStoredAppointments(site, phone)).toMatchObject([{ status: "requested", sequence: 1 }]);
  });
  await test.step("cancels it after one question", async () => {
    await page.getByRole("link", { name: "Cancel" }).click();
    await expectAccessibleScreen(page, { screen: "cancel" });
    await page.getByRole("button", { name: "Cancel the viewing" }).click();
    await expect(heading(page)).toHaveText("Your viewing is cancelled");
    expect(await readStoredAppointments(site, phone)).toMatchObject([{ status: "cancelled" }]);
    await page.reload();
    await expect(heading(page)).toHaveText("Your viewing is cancelled");
    await expect(page.getByRole("link", { name: "Choose a new time" })).toHaveAttribute(
      "href",
      `/book/viewing/${uuid}`,
    );
    await expectAccessibleScreen(page, { screen: "cancelled" });
  });
});

test("when the time is taken before the visitor sends, the page shows the next free times and keeps what was typed", async ({
  page,
  request,
  site,
}) => {
  const uuid = await findHome(request, 1);
  const phone = createPhone();
  await openPage(page, `/book/viewing/${uuid}`);
  await chooseTime(page);
  await fillBooking(page, phone);
  await bookHome(request, uuid, await readChosenTime(page));
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText(/^That time has just been taken/)).toBeVisible();
  await expect(bookingForm(page).getByLabel("Name")).toHaveValue("Ma Kebbeh");
  await expect(page.getByRole("group", { name: "Next free times" })).toBeVisible();
  await expectAccessibleScreen(page, { screen: "taken" });
  await chooseTime(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(heading(page)).toHaveText("We have your request for a viewing");
  expect(await readStoredAppointments(site, phone)).toHaveLength(1);
});

test("a link scanner that opens every address changes nothing and leaves no copy", async ({ request }) => {
  const uuid = await findHome(request, 3);
  const [first] = await readFreeTimes(request, uuid);
  const path = await bookHome(request, uuid, String(first?.start));
  for (const address of [path, `${path}?cancel`, `${path}?move`, `${path}?move&cancel&action=cancel`]) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    expect(response.headers()["cloudflare-cdn-cache-control"]).toBeUndefined();
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("Other Visitor");
    expect(html).toContain("We have your request for a viewing");
  }
  const unknown = await request.get(`/appointment/${"x".repeat(43)}`);
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
});

test("a doctor and a course lead to their free times", async ({ page }) => {
  await openPage(page, "/health/doctor-1");
  await page.getByRole("main").getByRole("link", { name: "Book Appointment", exact: true }).first().click();
  await expect(page).toHaveURL("/book/clinic/doctor-1");
  await expect(heading(page)).toHaveText("Book Appointment");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeVisible();
  await expectAccessibleScreen(page, { screen: "doctor" });
  await openPage(page, "/driving-school/course-1");
  await page.getByRole("link", { name: "Book a lesson" }).click();
  await expect(heading(page)).toHaveText("Book a lesson");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeVisible();
  await expectAccessibleScreen(page, { screen: "lesson" });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor books, moves and cancels, and a taken time keeps what was typed", async ({ page, request, site }) => {
    const uuid = await findHome(request, 4);
    const phone = createPhone();
    await page.goto(`/book/viewing/${uuid}`);
    await test.step("a taken time", async () => {
      await chooseTime(page);
      await bookingForm(page).getByLabel("Name").fill("Ma Kebbeh");
      await bookingForm(page).getByLabel("Phone number").fill(phone);
      await bookHome(request, uuid, await readChosenTime(page));
      await page.getByRole("button", { name: "Book", exact: true }).click();
      await expect(page.getByText("This time has just been taken. Choose another one.")).toBeVisible();
      await expect(bookingForm(page).getByLabel("Name")).toHaveValue("Ma Kebbeh");
      await expect(bookingForm(page).getByLabel("Phone number")).toHaveValue(phone);
    });
    await test.step("books another one", async () => {
      await chooseTime(page);
      await page.getByRole("button", { name: "Book", exact: true }).click();
      await expect(heading(page)).toHaveText("We have your request for a viewing");
      await expect(page).toHaveURL(/\/appointment\/[\w-]{43}$/);
      expect(await readStoredAppointments(site, phone)).toHaveLength(1);
    });
    await test.step("moves it", async () => {
      await page.getByRole("link", { name: "Move" }).click();
      await chooseSecondDay(page);
      await chooseTime(page, 1);
      await page.getByRole("button", { name: "Move to this time" }).click();
      await expect(page.getByText("Last changed")).toBeVisible();
      expect(await readStoredAppointments(site, phone)).toMatchObject([{ sequence: 1 }]);
    });
    await test.step("cancels it", async () => {
      await page.getByRole("link", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Cancel the viewing" }).click();
      await expect(heading(page)).toHaveText("Your viewing is cancelled");
      expect(await readStoredAppointments(site, phone)).toMatchObject([{ status: "cancelled" }]);
    });
  });
});
