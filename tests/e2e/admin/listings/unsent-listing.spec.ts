import type { Page } from "@playwright/test";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { createAccount, logIn, openSignedIn } from "../../support/accounts.ts";
import { createPhotographs, readAuthorization } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";
import { createTitle, fillRequiredFields } from "../../support/listings/listing-form.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Returns the listings with this title, as the API has stored them. */
async function findStored(page: Page, title: string): Promise<{ published: boolean; images: unknown[] }[]> {
  const { path } = adminPropertyEndpoints.listAdminBuyProperties;
  const headers = await readAuthorization(page);
  const response = await page.request.get(`${apiPrefix}${path}?q=${encodeURIComponent(title)}`, { headers });
  return (await response.json()).data.properties;
}

test("a listing finished without a connection is sent once, by two tabs, after its tab was closed and the session had ended", {
  tag: "@long",
}, async ({ page, context, request }) => {
  const title = createTitle("Unsent home");
  const admin = await createAccount(request, "admin");
  await openSignedIn(page, admin, "/add-property");
  await page.route("**/api/v1/**", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await fillRequiredFields(page, title);
  await page.getByLabel(/Choose photos/).setInputFiles(await createPhotographs(1));
  await page.getByRole("button", { name: "Add Property" }).click();
  await expect(
    page.getByText(/^Waiting for a connection\. The listing will be sent automatically while/),
  ).toBeVisible();
  await expect(page.getByText(/^If you close it, the listing stays on this device/)).toBeVisible();
  await page.close();

  const tabs = [await context.newPage(), await context.newPage()] as const;
  await tabs[0].goto("/about");
  await tabs[0].evaluate(() => {
    for (const name of ["authToken", "refreshToken"]) localStorage.removeItem(name);
  });
  await tabs[0].goto("/admin/account");
  await expect(tabs[0]).toHaveURL(/\/login\?next=/);
  await logIn(tabs[0], admin);
  await expect(tabs[0]).toHaveURL(/\/admin\/account$/);
  await tabs[1].goto("/admin/account");
  for (const tab of tabs) await expect(tab.getByRole("region", { name: "Not sent yet" })).toContainText(title);

  const { promise: mayStore, resolve: store } = Promise.withResolvers<void>();
  const path = adminPropertyEndpoints.createBuyProperty.path;
  await tabs[0].route(`**${apiPrefix}${path}`, async (route) => {
    await mayStore;
    await route.continue();
  });
  const creation = tabs[0].waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith(path));
  await tabs[0].getByRole("link", { name: "Send now" }).click();
  await creation;
  await tabs[1].getByRole("link", { name: "Send now" }).click();
  await expect(tabs[1].getByText("Another tab is sending this listing.")).toBeVisible();
  store();
  await expect(tabs[0]).toHaveURL(/\/property\//);
  await expect(tabs[0].getByRole("heading", { level: 1 })).toHaveText(title);
  await tabs[1].getByRole("button", { name: "Add Property" }).click();
  await expect(tabs[1].getByText("Another tab has sent this listing, or discarded it.")).toBeVisible();
  for (const tab of tabs) {
    await tab.goto("/admin/account");
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Your account");
    await expect(tab.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
  }
  const stored = await findStored(tabs[0], title);
  expect(stored.map(({ published, images }) => [published, images.length])).toEqual([[true, 1]]);
});
