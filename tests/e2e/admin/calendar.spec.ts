import { useSavedSession } from "../support/admin.ts";
import { dayPath, daysAhead, enterViewing, requestViewing } from "../support/bookings/colleague-bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { withHome } from "../support/listings/new-home.ts";
import { desktop, expectAccessibleScreen, phone } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

test("a colleague confirms a request and moves it; Escape gives the focus to its row", async ({ page, request }) => {
  await useSavedSession(page);
  const { uuid } = await withHome(request);
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const start = await requestViewing(request, uuid, name);
  await openPage(page, "/admin/calendar");
  await page.getByRole("button", { name: /\d to confirm$/ }).click();
  // The calendar of today has it too, if the first free time is today.
  await page
    .getByRole("dialog", { name: "To confirm" })
    .getByRole("button", { name: `Confirm ${name}` })
    .click();
  await expect(page.getByText(`Tell ${name} that it is confirmed`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Confirm ${name}` })).toHaveCount(0);

  await showScreen(page, dayPath(start));
  const row = page.getByRole("link", { name, exact: true });
  const dialog = page.getByRole("dialog");
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Another time" })).toBeVisible();
  await expectAccessibleScreen(page, {
    sizes: [phone],
    touchTargets: true,
    usualText: true,
    screen: "an open appointment",
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();

  await page.reload();
  await expect(row).toBeVisible();
  const first = await page.getByRole("main").locator("ul > li").first().boundingBox();
  expect(first?.y, "the first appointment").toBeLessThanOrEqual(290);
  await row.click();
  await dialog.getByRole("button", { name: "Another time" }).click();
  await dialog.getByRole("group", { name: "Free times" }).getByRole("radio").last().check();
  const move = dialog.getByRole("button", { name: /^Move to/ });
  const moved = (await move.textContent())?.replace("Move to ", "") ?? "";
  await move.click();
  await expect(dialog.getByText("Tell the person about the new time")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: new RegExp(moved) })).toBeVisible();
  await expect(dialog.getByText(/moved it from/)).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test.describe("in the long run", { tag: "@long" }, () => {
  test("the calendar passes axe in both themes on both devices, with people to tell", async ({ page, request }) => {
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
    await page.getByRole("button", { name: "Actions for Calendar" }).click();
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
});
