import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../support/enquiry-form.ts";

test("an enquiry whose hidden field autofill has filled in is in the inbox, with a mark", async ({ page }) => {
  const email = createEmail();
  await openPage(page, "/contact");
  await fillEnquiry(page, email, "May I see the villa on Friday?");
  await enquiryForm(page)
    .locator(`[name=${hiddenFieldName}]`)
    .evaluate((field: HTMLInputElement) => {
      field.value = "https://kebbeh.example";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  await sendButton(page).click();
  await expect(page.getByText("Inquiry sent").first()).toBeVisible();

  await signInAsAdmin(page);
  await openPage(page, "/admin/contact-submissions");
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Possible spam");
  await row.getByRole("button", { name: "Ma Kebbeh" }).click();
  await expect(page.getByRole("dialog")).toContainText("Possible spam: a hidden field was filled.");
});
