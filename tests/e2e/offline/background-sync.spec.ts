import type { Page } from "@playwright/test";
import { findBrowserPath } from "../../browser-path.ts";
import type { TestSite } from "../../support/site/test-site.ts";
import { launchOptions } from "../playwright.config.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { createEmail, enquiryForm, fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { fireSync, waitForServiceWorker } from "../support/service-worker.ts";
import { readStoredEnquiries } from "../support/stored-enquiries.ts";

// The headless shell has no Background Sync.
test.use({ serviceWorkers: "allow", launchOptions: { ...launchOptions, executablePath: await findBrowserPath() } });

/** Sends an enquiry without a connection, after which the service worker has it. Returns its e-mail address. */
async function sendOffline(page: Page, site: TestSite): Promise<string> {
  const email = createEmail();
  await fillEnquiry(page, email);
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(enquiryForm(page).getByText("You may close this page.", { exact: false })).toBeVisible();
  expect(await readStoredEnquiries(site, email)).toEqual([]);
  return email;
}

const receipt = (page: Page) => page.getByText("Your reference is", { exact: false });

test("the service worker sends an enquiry that was sent offline, once", async ({ page, context, site }) => {
  await openPage(page, "/contact");
  await waitForServiceWorker(page);
  const { origin } = new URL(page.url());
  await test.step("not one that was taken back for editing", async () => {
    const email = await sendOffline(page, site);
    await enquiryForm(page).getByRole("button", { name: "Edit" }).click();
    await expect(enquiryForm(page).getByLabel("Name")).toBeEditable();
    await context.setOffline(false);
    await fireSync(context, origin);
    await enquiryForm(page)
      .getByLabel(/Message/)
      .fill("Changed.");
    await sendButton(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(await readStoredEnquiries(site, email)).toMatchObject([{ message: "Changed." }]);
    await page.getByRole("link", { name: "Send another enquiry" }).click();
  });
  await test.step("together with the open page, whose form shows its receipt", async () => {
    const email = await sendOffline(page, site);
    await context.setOffline(false);
    await fireSync(context, origin);
    await expect(receipt(page)).toBeVisible();
    expect(await readStoredEnquiries(site, email)).toHaveLength(1);
    await fireSync(context, origin);
    await page.reload();
    await expect(enquiryForm(page).getByLabel("Name")).toHaveValue("");
    expect(await readStoredEnquiries(site, email)).toHaveLength(1);
  });
  await test.step("after its page was closed; the next visit shows the receipt and sends nothing", async () => {
    const email = await sendOffline(page, site);
    await page.close();
    await context.setOffline(false);
    await fireSync(context, origin);
    await expect.poll(async () => (await readStoredEnquiries(site, email)).length).toBe(1);
    const later = await context.newPage();
    await later.goto("/about");
    const [stored] = await readStoredEnquiries(site, email);
    await expect(later.getByText(`Reference ${stored?.reference}`)).toBeVisible();
    await later.goto("/contact");
    await expect(enquiryForm(later).getByLabel("Name")).toHaveValue("");
    expect(await readStoredEnquiries(site, email)).toHaveLength(1);
  });
});
