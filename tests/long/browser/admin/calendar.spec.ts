import { useSavedSession } from "../../../e2e/support/admin.ts";
import { dayPath, daysAhead, enterViewing, requestViewing } from "../../../e2e/support/bookings/colleague-bookings.ts";
import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { showScreen } from "../../../e2e/support/client-navigation.ts";
import { withHome } from "../../../e2e/support/listings/new-home.ts";
import { desktop, expectAccessibleScreen, phone } from "../../../e2e/support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

test("the calendar passes axe in both themes on a phone and a desktop, also while people are still to tell", async ({
  page,
  request,
}) => {
  await useSavedSession(page, "super_admin");
  await openPage(page, "/admin");
  const { uuid } = await withHome(request);
  const names = ["Josephine Kollie-Washington", "Flomo Kesselly"] as const;
  const { id, start } = await enterViewing(page, uuid, names[0], daysAhead(30, 10));
  await enterViewing(page, (await withHome(request)).uuid, names[1], daysAhead(30, 14));
  await requestViewing(request, uuid, "Comfort Weah");
  const day = dayPath(start);
  const check = async (screen: string) => {
    await expectAccessibleScreen(page, { sizes: [phone, desktop], touchTargets: true, screen });
    await page.setViewportSize(phone);
  };
  for (const screen of [day, day.replace("day", "week"), `${day}&open=${id}`, "/admin/calendar/settings"]) {
    await showScreen(page, screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await check(screen);
  }

  await showScreen(page, day);
  await page.getByRole("button", { name: "Move a day" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move all" }).click();
  await expect(dialog.getByText(/still to tell/)).toBeVisible();
  await check("a day that moved");
  // The list of the reloaded page is without the first one once that is stored.
  const stored = page.waitForResponse((response) => /\/appointments\/[^/]+\/told$/.test(response.url()));
  await dialog.getByRole("checkbox", { name: `${names[0]} is told` }).check();
  await stored;
  await page.reload();
  await page.getByText(/still to tell$/).click();
  await expect(page.getByRole("checkbox", { name: `${names[1]} is told` })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: `${names[0]} is told` })).toHaveCount(0);
  await check("people to tell");
});
