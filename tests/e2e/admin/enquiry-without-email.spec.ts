import { expect, test } from "../support/browser-test.ts";
import { enquiryForm, sendButton } from "../support/enquiry-form.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("without a script, the box hides the address that was typed, which then is no error", async ({ page }) => {
  const form = enquiryForm(page);
  const email = form.getByLabel("Email", { exact: true });
  await page.goto("/contact");
  await form.getByLabel("Name").fill("Ma Kebbeh");
  await email.fill("kebbeh at example");
  await form.getByLabel("Phone number").fill("0775 550 909");
  await form.getByLabel("I have no email").check();
  await expect(email).toBeHidden();
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Inquiry sent" })).toBeVisible();
  await expect(page.getByText(/^E-[0-9A-F]{8}$/)).toBeVisible();
});
