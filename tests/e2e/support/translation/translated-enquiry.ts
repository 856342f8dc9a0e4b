import { expect, type Page } from "@playwright/test";
import type { TestSite } from "../../../support/site/test-site.ts";
import { openPage, test } from "../browser-test.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../enquiry-form.ts";
import { readStoredEnquiries } from "../stored-enquiries.ts";
import { toast } from "../toasts.ts";
import { expectWorkingTranslation, mark, prepareTranslation, translate } from "./translated-page.ts";

/** Corrects an enquiry in a translated page, lets it fail, queues it offline and sends it. */
export async function sendTranslatedEnquiry(page: Page, site: TestSite, path: string): Promise<void> {
  const email = createEmail();
  await prepareTranslation(page);
  await openPage(page, path);
  await translate(page);
  await test.step("names what is missing", async () => {
    await sendButton(page).click();
    await expect(enquiryForm(page).getByText(`Name is required${mark}`)).toBeVisible();
    await fillEnquiry(page, email);
    await expect(enquiryForm(page).getByText("Name is required")).toHaveCount(0);
  });
  await test.step("says that it could not be sent, and takes it back", async () => {
    await page.route("**/api/v1/public/**", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { detail: "Broken" } })
        : route.fallback(),
    );
    await sendButton(page).click();
    await expect(toast(page)).toContainText(/Failed to send your inquiry/);
    await expect(sendButton(page)).toHaveText(`Try now${mark}`);
    await enquiryForm(page).getByRole("button", { name: "Edit" }).click();
    await expect(sendButton(page)).not.toHaveText(`Try now${mark}`);
    await page.unroute("**/api/v1/public/**");
  });
  await test.step("says that it waits until the phone is online", async () => {
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(enquiryForm(page).getByText(`Saved on this phone, not sent yet${mark}`)).toBeVisible();
  });
  await test.step("confirms that it is stored, once", async () => {
    await page.context().setOffline(false);
    // Unless the page has sent it by itself already.
    await page.getByRole("button", { name: "Try now" }).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await expect(page.getByText(/E-[0-9A-F]{8}/).first()).toBeVisible();
    await expect(page.getByText(`What happens next${mark}`)).toBeVisible();
    expect(await readStoredEnquiries(site, email)).toHaveLength(1);
    await page.getByRole("link", { name: "Send another enquiry" }).click();
    await expect(enquiryForm(page).getByLabel("Name")).toHaveValue("");
  });
  await expectWorkingTranslation(page);
}
