import type { Page } from "@playwright/test";
import {
  bookingForm,
  chooseTime,
  createPhone,
  fillBooking,
  readStoredAppointments,
} from "../support/bookings/bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { expectAccessibleScreen, phone as phoneSize } from "../support/screens/screen-checks.ts";

test.use({ viewport: phoneSize, reducedMotion: "reduce" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const expectScreen = (page: Page, screen: string) =>
  expectAccessibleScreen(page, { screen, sizes: [phoneSize], columns: true });

/** Opens the second day. Its times replace those of the first one after the press. */
async function chooseSecondDay(page: Page): Promise<void> {
  const day = page.getByRole("navigation", { name: "Day" }).getByRole("link").nth(1);
  await day.click();
  await expect(day).toHaveAttribute("aria-current", /.+/);
}

// What becomes of a time or a home that is taken at this moment is in tests/api/appointments and tests/web/appointments.
test("a visitor books with four taps and two fields, moves it and cancels it", async ({ page, request, site }) => {
  const { uuid } = await withHome(request);
  const phone = createPhone();
  await openPage(page, `/property/${uuid}`);
  await test.step("books", async () => {
    await page.getByRole("link", { name: "Visit this home" }).click();
    await expect(heading(page)).toHaveText("Visit this home");
    await expect(
      page.getByText(/^You ask for a time\. .*confirms? it in our opening hours, at least two hours before it begins/),
    ).toBeVisible();
    await chooseTime(page);
    await fillBooking(page, phone);
    await expectScreen(page, "booking");
    await page.getByRole("button", { name: /^Book/ }).click();
    await expect(page.getByText("We have your request for a viewing.")).toBeVisible();
    expect(await readStoredAppointments(site, phone)).toMatchObject([
      { status: "requested", property_uuid: uuid, sequence: 0 },
    ]);
    await expectScreen(page, "appointment");
  });
  await test.step("adds it to the calendar", async () => {
    const href = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
    const file = await request.get(String(href));
    expect(file.headers()["content-type"]).toContain("text/calendar");
  });
  await test.step("moves it to another day", async () => {
    const before = (await heading(page).textContent()) ?? "";
    await page.getByRole("link", { name: "Move" }).click();
    await chooseSecondDay(page);
    await chooseTime(page);
    await expectScreen(page, "move");
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page.getByText("Last changed")).toBeVisible();
    await expect(heading(page)).not.toHaveText(before);
    expect(await readStoredAppointments(site, phone)).toMatchObject([{ status: "requested", sequence: 1 }]);
  });
  await test.step("cancels it after one question", async () => {
    await page.getByRole("link", { name: "Cancel" }).click();
    await expectScreen(page, "cancel");
    await page.getByRole("button", { name: "Cancel the viewing" }).click();
    await expect(heading(page)).toHaveText("Your viewing is cancelled");
    expect(await readStoredAppointments(site, phone)).toMatchObject([{ status: "cancelled" }]);
    await page.reload();
    await expect(heading(page)).toHaveText("Your viewing is cancelled");
    await expectScreen(page, "cancelled");
  });
});

test.describe("without a script", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor books, moves and cancels with forms", async ({ page, request, site }) => {
    const phone = createPhone();
    const { uuid } = await withHome(request);
    await page.goto(`/book/viewing/${uuid}`);
    await chooseTime(page);
    await bookingForm(page).getByLabel("Name").fill("Ma Kebbeh");
    await bookingForm(page).getByLabel("Phone number").fill(phone);
    await page.getByRole("button", { name: /^Book/ }).click();
    await expect(page.getByText("We have your request for a viewing.")).toBeVisible();
    await expect(page).toHaveURL(/\/appointment\/[\w-]{43}$/);
    await page.getByRole("link", { name: "Move" }).click();
    await chooseSecondDay(page);
    await chooseTime(page, 1);
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page.getByText("Last changed")).toBeVisible();
    expect(await readStoredAppointments(site, phone)).toMatchObject([{ sequence: 1 }]);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Cancel the viewing" }).click();
    await expect(heading(page)).toHaveText("Your viewing is cancelled");
    expect(await readStoredAppointments(site, phone)).toMatchObject([{ status: "cancelled" }]);
  });
});
