import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { desktop, phone } from "../support/screens/screen-checks.ts";
import { expectToastBesideFocus, toast } from "../support/toasts.ts";

test("the toast of an invalid listing never covers the focused field, and goes with a correction", async ({ page }) => {
  await useSavedSession(page, "super_admin");
  await openPage(page, "/add-rent-property");
  const title = page.getByLabel("Title");
  const close = toast(page).getByRole("button", { name: "Close" });
  for (const size of [{ width: 360, height: 640 }, phone, desktop]) {
    await page.setViewportSize(size);
    await page.getByRole("button", { name: "Add Property" }).click();
    await expect(toast(page)).toContainText("Validation Failed");
    await expectToastBesideFocus(page);
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await title.fill("A house");
    await expect(close).toHaveCount(0);
    await title.fill("");
  }

  await test.step("a toast that appears over the focused field scrolls the field clear of it", async () => {
    await page.setViewportSize(phone);
    await openPage(page, "/admin/settings");
    await page.getByRole("button", { name: /^The business/ }).click();
    const field = page.getByLabel("Name", { exact: true }).first();
    await page.route("**/api/v1/site", (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await field.fill(`${await field.inputValue()} `);
    // The field is directly above the bar when the toast appears.
    await field.evaluate((element) => {
      const bar = document.querySelector(".admin-bar")?.getBoundingClientRect().top ?? 0;
      scrollBy(0, element.getBoundingClientRect().bottom - bar + 8);
    });
    await field.press("Enter");
    await expectToastBesideFocus(page);
  });
});
