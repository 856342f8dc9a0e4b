import { findBrowserPath } from "../../browser-path.ts";
import { launchOptions } from "../playwright.config.ts";
import {
  chooseTime,
  createPhone,
  fillBooking,
  findHome,
  readStoredAppointments,
} from "../support/bookings/bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { fireSync, waitForServiceWorker } from "../support/service-worker.ts";

// The headless shell has no Background Sync.
test.use({ serviceWorkers: "allow", launchOptions: { ...launchOptions, executablePath: await findBrowserPath() } });

test("a booking without a signal is sent once after its tab was closed, and the next visit leads to it", async ({
  page,
  context,
  request,
}) => {
  const uuid = await findHome(request, 5);
  const phone = createPhone();
  await openPage(page, `/book/viewing/${uuid}`);
  await waitForServiceWorker(page);
  const { origin } = new URL(page.url());
  await chooseTime(page);
  await fillBooking(page, phone);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Not sent yet. We send it when the signal is back.")).toBeVisible();
  await expect(page.getByText("You may close this page.", { exact: false })).toBeVisible();
  expect(readStoredAppointments(phone)).toEqual([]);
  await page.close();
  await context.setOffline(false);
  await fireSync(context, origin);
  await expect.poll(() => readStoredAppointments(phone).length).toBe(1);
  const later = await context.newPage();
  await later.goto("/about");
  await expect(later.getByText("We have your viewing")).toBeVisible();
  await later.getByRole("link", { name: "Open it" }).click();
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("We have your request for a viewing");
  expect(readStoredAppointments(phone)).toHaveLength(1);
});

test("a booking whose time passes without a signal is refused with one sentence and the next free times", async ({
  page,
  context,
  request,
}) => {
  const uuid = await findHome(request, 6);
  const phone = createPhone();
  await openPage(page, `/book/viewing/${uuid}`);
  await waitForServiceWorker(page);
  await chooseTime(page);
  await fillBooking(page, phone);
  await context.setOffline(true);
  // The time that was chosen on Saturday is over on Monday.
  await page.locator("input[name=start]:checked").evaluate((input: HTMLInputElement) => {
    input.value = "2026-01-05T10:00:00.000Z";
  });
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("The time that you chose has passed. Choose another one.")).toBeVisible();
  const { origin } = new URL(page.url());
  await page.close();
  await context.setOffline(false);
  await fireSync(context, origin);
  const later = await context.newPage();
  await later.goto("/about");
  await expect(later.getByText("Your booking was not sent")).toBeVisible();
  await later.getByRole("link", { name: "Choose another time" }).click();
  await expect(later.getByText("This time is over. Choose another one.").first()).toBeVisible();
  await expect(later.getByLabel("Name")).toHaveValue("Ma Kebbeh");
  await expect(later.getByRole("group", { name: /^Next free times|^Time on/ })).toBeVisible();
  expect(readStoredAppointments(phone)).toEqual([]);
});
