import { findBrowserPath } from "../../browser-path.ts";
import { launchOptions } from "../playwright.config.ts";
import { chooseTime, createPhone, fillBooking, readStoredAppointments } from "../support/bookings/bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { fireSync, waitForServiceWorker } from "../support/service-worker.ts";

// The headless shell has no Background Sync.
test.use({ serviceWorkers: "allow", launchOptions: { ...launchOptions, executablePath: await findBrowserPath() } });

test("a booking without a signal is sent once after its tab was closed, and the next visit leads to it", {
  tag: "@long",
}, async ({ page, context, request, site }) => {
  const { uuid } = await withHome(request);
  const phone = createPhone();
  await openPage(page, `/book/viewing/${uuid}`);
  await waitForServiceWorker(page);
  const { origin } = new URL(page.url());
  // The last one: the first may be too soon when the booking is sent.
  await chooseTime(page, -1);
  await fillBooking(page, phone);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Not sent yet. We send it when the signal is back.")).toBeVisible();
  await expect(page.getByText("You may close this page.", { exact: false })).toBeVisible();
  expect(await readStoredAppointments(site, phone)).toEqual([]);
  await page.close();
  await context.setOffline(false);
  await fireSync(context, origin);
  await expect.poll(async () => (await readStoredAppointments(site, phone)).length).toBe(1);
  const later = await context.newPage();
  await later.goto("/about");
  await expect(later.getByText("We have your viewing")).toBeVisible();
  await later.getByRole("link", { name: "Open it" }).click();
  await expect(later.getByText("We have your request for a viewing.")).toBeVisible();
  expect(await readStoredAppointments(site, phone)).toHaveLength(1);
});

test("a booking of Saturday 17:58 without a signal is past on Monday: one sentence, other times, and nothing typed is lost", {
  tag: "@long",
}, async ({ page, context, request, site }) => {
  const { uuid } = await withHome(request);
  const phone = createPhone();
  const chosen = "2026-01-05T09:00:00.000Z";
  await test.step("Saturday 17:58: books Monday 9:00 without a signal and closes the tab", async () => {
    await openPage(page, `/book/viewing/${uuid}`);
    await waitForServiceWorker(page);
    await page.clock.setFixedTime("2026-01-03T17:58:00Z");
    await chooseTime(page);
    await fillBooking(page, phone);
    await context.setOffline(true);
    // The server's clock is not that of the phone, so a time that both call past is chosen.
    await page.locator("input[name=start]:checked").evaluate((input: HTMLInputElement, start) => {
      input.value = start;
    }, chosen);
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Not sent yet. We send it when the signal is back.")).toBeVisible();
    await expect(page.getByText("You may close this page.", { exact: false })).toBeVisible();
    await page.close();
  });
  await test.step("Monday 10:00: the phone has a signal, and the next visit says what happened", async () => {
    const later = await context.newPage();
    await later.clock.setFixedTime("2026-01-05T10:00:00Z");
    await context.setOffline(false);
    await later.goto("/about");
    await fireSync(context, new URL(later.url()).origin);
    await expect(later.getByText("Your booking was not sent")).toBeVisible();
    await later.getByRole("link", { name: "Choose another time" }).click();
    await expect(later.getByText("This time is over. Choose another one.").first()).toBeVisible();
    await expect(later.getByLabel("Name")).toHaveValue("Ma Kebbeh");
    await expect(later.getByLabel("Phone number")).toHaveValue(phone);
    expect(await readStoredAppointments(site, phone)).toEqual([]);
    await chooseTime(later, -1);
    await later.getByRole("button", { name: "Book", exact: true }).click();
    await expect(later.getByText("We have your request for a viewing.")).toBeVisible();
    expect(await readStoredAppointments(site, phone)).toHaveLength(1);
  });
});
