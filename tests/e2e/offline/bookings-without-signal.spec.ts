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
  await page.getByRole("button", { name: /^Book/ }).click();
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
