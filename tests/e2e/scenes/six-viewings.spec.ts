import type { Page } from "@playwright/test";
import { createAccount } from "../support/accounts.ts";
import { bookHome, bookingForm, createPhone, fillBooking, readFreeTimes } from "../support/bookings/bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { phone } from "../support/screens/screen-checks.ts";

// Who publishes the homes is a colleague too: with two more there are three.
test.use({ siteOptions: { content: "empty", only: "three-colleagues" }, viewport: phone });

const time = (page: Page, clock: string) =>
  bookingForm(page).locator("label.chip:has(input[name=start])").filter({ hasText: clock });

test("of six visitors who want to see homes at 09:00, three colleagues take three; the fourth is offered other times", {
  tag: "@long",
}, async ({ page, request, site }) => {
  const homes: string[] = [];
  for (let count = 0; count < 6; count += 1) homes.push((await withHome(request, { hasVersions: false })).uuid);
  for (let count = 0; count < 2; count += 1) await createAccount(request, "admin");
  const [fourth = "", ...others] = homes.slice(3);
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const slots = await readFreeTimes(request, fourth);
  const nine = slots.find(({ start }) => start > inTwoDays && start.slice(11, 16) === "09:00")?.start ?? "";
  const day = nine.slice(0, 10);

  await test.step("the fourth has chosen 09:00 when the others book it", async () => {
    await openPage(page, `/book/viewing/${fourth}?day=${day}`);
    await time(page, "09:00").click();
    await fillBooking(page, createPhone());
    for (const uuid of homes.slice(0, 3)) await bookHome(request, uuid, nine);
    await page.getByRole("button", { name: /^Book/ }).click();
    await expect(page.getByText(/^That time has just been taken/)).toBeVisible();
    const offered = page.getByRole("group", { name: "Next free times" });
    await expect(offered).toContainText("10:00");
    await expect(offered.locator(`input[value^="${nine.slice(0, 16)}"]`)).toHaveCount(0);
  });
  await test.step("the others are not offered 09:00", async () => {
    for (const uuid of others) {
      await openPage(page, `/book/viewing/${uuid}?day=${day}`);
      await expect(time(page, "10:00")).toBeVisible();
      await expect(time(page, "09:00")).toHaveCount(0);
    }
  });
  const taken = await site.query("SELECT DISTINCT assignee_id FROM appointments WHERE assignee_id IS NOT NULL");
  expect(taken).toHaveLength(3);
});
