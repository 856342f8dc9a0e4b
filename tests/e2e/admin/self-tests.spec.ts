import { signInAsAdmin } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("runs the four self-tests and reports their success", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/contact-submissions");
  await page.getByText("Technical checks").click();
  for (const [button, title] of [
    ["Test Endpoint", "Endpoint Test Successful"],
    ["Test Backend", "Backend Test Successful"],
    ["Check Env", "Environment Check"],
    ["Test Contact Form", "Contact Form Test Successful"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator(".toast-place")).toContainText(title);
  }
});
