import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { horizontalOverflow, phone } from "../support/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

const screens = [
  "/admin",
  "/admin/listings",
  "/admin/listings?tab=driving",
  "/admin/contact-submissions",
  "/admin/settings",
  "/admin/import",
  "/admin/audit",
  "/admin/privacy",
  "/admin/team",
  "/add-property",
  "/add-rent-property",
];

for (const path of screens) {
  test(`${path}: text at 150 % and at 200 % does not overflow`, async ({ page }) => {
    await useSavedSession(page, "super_admin");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitUntilSettled(page);
    for (const size of ["150%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await horizontalOverflow(page), size).toBeLessThanOrEqual(0);
    }
  });
}
