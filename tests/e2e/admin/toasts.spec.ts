import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { desktop, phone } from "../support/screens/screen-checks.ts";
import { expectToastBesideFocus, toast } from "../support/toasts.ts";

const missing = {
  "/add-property":
    "Missing required fields: Title, Description, Price, Property type, Address. At least one image is required",
  "/add-rent-property":
    "Missing required fields: Title, Description, Monthly rent, Property type, Address. At least one image is required",
};

for (const [path, text] of Object.entries(missing))
  for (const size of [{ width: 360, height: 640 }, phone, desktop])
    test(`the toast of an invalid form at ${path} does not cover the focus at ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await useSavedSession(page);
      await openPage(page, path);
      await page.getByRole("button", { name: "Add Property" }).click();
      await expect(toast(page)).toContainText("Validation Failed");
      await expect(toast(page)).toContainText(text);
      await expectToastBesideFocus(page);
      await expect(page.getByLabel("Title")).toBeFocused();
      await expect(page.getByLabel("Title")).toBeInViewport();
      await page.getByLabel("Title").fill("A house");
      await expect(toast(page).getByRole("button", { name: "Close" })).toHaveCount(0);
    });

test("a toast in the sheet of a person's data covers no control", async ({ page }) => {
  await page.setViewportSize(phone);
  await useSavedSession(page, "super_admin");
  await openPage(page, "/admin/privacy");
  await page.getByLabel("Email or phone number").fill("demo-user@monroviahub.example");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(toast(page)).toContainText("Exported");
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByRole("dialog").locator(toast(page))).toContainText("Exported");
  await expectToastBesideFocus(page);
});

test("the admin area requests one home of the public buy list when it opens", async ({ page }) => {
  await useSavedSession(page);
  const request = page.waitForRequest((sent) => sent.url().includes("/api/v1/public/buy/properties?limit=1"));
  await openPage(page, "/admin");
  expect((await (await request).response())?.status()).toBe(200);
});
