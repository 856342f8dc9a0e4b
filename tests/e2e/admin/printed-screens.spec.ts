import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { waitForScreen } from "../support/shown-screen.ts";

// A landscape page of A4.
test.use({ viewport: { width: 1123, height: 794 } });

test("a printed screen has the whole width of a landscape page", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/admin/closings");
  await waitForScreen(page, "/admin/closings");
  const readLeft = async () => (await page.getByRole("heading", { level: 1 }).boundingBox())?.x;
  expect(await readLeft()).toBeGreaterThan(200);
  await page.emulateMedia({ media: "print" });
  expect(await readLeft()).toBeLessThan(80);
});
