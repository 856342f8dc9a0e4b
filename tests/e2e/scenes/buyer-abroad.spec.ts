import { chooseTime, createPhone, fillBooking, readStoredAppointments } from "../support/bookings/bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { phone as phoneSize } from "../support/screens/screen-checks.ts";

test.use({ viewport: phoneSize, timezoneId: "America/New_York" });

test("a buyer in New York books in Monrovia's time, and every page says so", async ({ page, request, site }) => {
  const { uuid } = await withHome(request);
  const phone = createPhone();
  const zone = page.getByRole("main").getByText("Monrovia time (GMT)");
  const when = page.getByRole("heading", { level: 1 });
  await openPage(page, `/book/viewing/${uuid}`);
  await expect(zone).toBeVisible();
  await chooseTime(page);
  await fillBooking(page, phone);
  await page.getByRole("button", { name: /^Book/ }).click();

  await test.step("the receipt", async () => {
    await expect(page.getByText("We have your request for a viewing.")).toBeVisible();
    await expect(zone).toBeVisible();
    const [stored] = await readStoredAppointments(site, phone);
    const [date = "", time = ""] = stored?.start_at.split(/[TZ]/) ?? [];
    await expect(when).toContainText(time.slice(0, 5));
    await expect(when).toContainText(new RegExp(`day ${Number(date.slice(8))} `));
  });
  await test.step("the page of the appointment, and its free times", async () => {
    const shown = (await when.textContent()) ?? "";
    await page.reload();
    await expect(zone).toBeVisible();
    await expect(when).toHaveText(shown);
    await page.getByRole("link", { name: "Move" }).click();
    await expect(zone).toHaveCount(2);
  });
});
