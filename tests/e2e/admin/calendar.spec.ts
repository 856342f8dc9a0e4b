import { useSavedSession } from "../support/admin.ts";
import { dayPath, requestViewing } from "../support/bookings/colleague-bookings.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { withHome } from "../support/listings/new-home.ts";
import { expectAccessibleScreen, phone } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

test("a colleague confirms a request and moves it; Back and Escape close it, and its row gets the focus", async ({
  page,
  request,
}) => {
  await useSavedSession(page);
  const { uuid } = await withHome(request);
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const start = await requestViewing(request, uuid, name);
  await openPage(page, "/admin/calendar");
  await page.getByRole("button", { name: `Confirm ${name}` }).click();
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
