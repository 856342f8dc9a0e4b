import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a call is logged with three taps and typed words, and waits while offline", async ({ page, context }) => {
  await useSavedSession(page);
  await openPage(page, "/admin");
  await page.evaluate(() => {
    const counts = { taps: 0, keys: 0 };
    Object.assign(window, { counts });
    addEventListener("pointerdown", () => counts.taps++, true);
    addEventListener("keydown", () => counts.keys++, true);
  });
  const [who, what] = ["0775 550 404", "Villa in Sinkor"];
  const log = page.getByRole("button", { name: "Log a call or visit" });
  const dialog = page.getByRole("dialog");
  await log.click();
  await expect(dialog.getByLabel("Name or number")).toBeFocused();
  await page.keyboard.type(who);
  await dialog.getByLabel("What do they want?").click();
  await page.keyboard.type(what);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("It is in the inbox.")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "counts"))).toEqual({ taps: 3, keys: who.length + what.length });

  await showScreen(page, "/admin/contact-submissions");
  await expect(page.getByRole("table")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "New" }).click();
  await page.getByRole("link", { name: /^Enquiry/ }).click();
  await dialog.getByLabel("Name or number").fill("Ma Tarpeh 0775550303");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Not sent yet: Ma Tarpeh")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("table").getByText("Ma Tarpeh")).toBeVisible();
  await expect(page.getByText("Not sent yet: Ma Tarpeh")).toHaveCount(0);
});
