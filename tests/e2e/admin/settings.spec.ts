import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { desktop } from "../support/screens/screen-checks.ts";

// The visitors' styles have the same utilities. After the admin sheet they would replace its wider layouts.
test("the hours of a day are in one row of the settings on a wide screen", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await useSavedSession(page, "super_admin");
  await openPage(page, "/admin/settings");
  const tops = ["Monday from", "Monday to"].map(
    async (name) => (await page.getByLabel(name, { exact: true }).boundingBox())?.y,
  );
  const [opens, closes] = await Promise.all(tops);
  expect(opens).toBeGreaterThan(0);
  expect(opens).toBe(closes);
});
