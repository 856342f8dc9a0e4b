import type { Page } from "@playwright/test";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { demoAccounts, demoPassword } from "../../../../migrations/seed/demo-accounts.ts";
import { createPhotographs, readAuthorization, signInAsAdmin } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

async function fillForm(page: Page, title: string): Promise<void> {
  for (const [label, value] of Object.entries({
    Title: title,
    Description: "Three rooms.",
    Address: "12 Water Street",
    Price: "84000",
  }))
    await page.getByRole("textbox", { name: label }).fill(value);
  await page.getByLabel(/^Property type/).selectOption("House");
  await page.getByLabel(/Choose photos/).setInputFiles(await createPhotographs(1));
}

/** Returns the listings with this title, as the API has stored them. */
async function findStored(page: Page, title: string): Promise<{ published: boolean; images: unknown[] }[]> {
  const { path } = adminCatalogueEndpoints.listAdminBuyProperties;
  const headers = await readAuthorization(page);
  const response = await page.request.get(`${apiPrefix}${path}?q=${encodeURIComponent(title)}`, { headers });
  return (await response.json()).data.properties;
}

test("a listing finished without a connection is sent once with its photo, after the tab was closed and the session expired", async ({
  page,
  context,
}) => {
  const title = `Unsent home ${process.pid}${Date.now()}`;
  await signInAsAdmin(page);
  await page.goto("/add-property");
  await expect(page.getByLabel("City")).toHaveValue("Monrovia");
  await page.route("**/api/v1/**", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await fillForm(page, title);
  await page.getByRole("button", { name: "Add Property" }).click();
  await expect(
    page.getByText(/^Waiting for a connection\. The listing will be sent automatically while/),
  ).toBeVisible();
  await expect(page.getByText(/^If you close it, the listing stays on this device/)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto("/about");
  await later.evaluate(() => {
    for (const name of ["authToken", "refreshToken"]) localStorage.removeItem(name);
  });
  await later.goto("/admin/account");
  await expect(later).toHaveURL(/\/login\?next=/);
  await later.getByLabel("Email").fill(demoAccounts.find(({ role }) => role === "admin")?.email ?? "");
  await later.getByLabel("Password", { exact: true }).fill(demoPassword);
  await later.getByRole("button", { name: /^(Log|Sign) in$/i }).click();
  await expect(later).toHaveURL(/\/admin\/account$/);
  const reminder = later.getByRole("region", { name: "Not sent yet" });
  await expect(reminder).toContainText(`Not sent yet: ${title}`);

  await reminder.getByRole("link", { name: "Send now" }).click();
  await expect(later).toHaveURL(/\/property\//, { timeout: 40_000 });
  await expect(later.getByRole("heading", { level: 1 })).toHaveText(title);
  const stored = await findStored(later, title);
  expect(stored).toHaveLength(1);
  expect([stored[0]?.published, stored[0]?.images.length]).toEqual([true, 1]);
  await later.goto("/admin/account");
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await expect(reminder).toHaveCount(0);
});

test("a listing that waits is sent once, even if two tabs send it", async ({ page, context }) => {
  const title = `Unsent twice ${process.pid}${Date.now()}`;
  await signInAsAdmin(page);
  await page.goto("/add-property");
  await expect(page.getByLabel("City")).toHaveValue("Monrovia");
  await page.route("**/api/v1/**", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await fillForm(page, title);
  await page.getByRole("button", { name: "Add Property" }).click();
  await expect(page.getByText(/^Waiting for a connection\./)).toBeVisible();
  await expect(page.getByText(/^If you close it, the listing stays on this device/)).toBeVisible();
  await page.close();

  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto("/admin/account");
    await expect(tab.getByRole("region", { name: "Not sent yet" })).toContainText(title);
  }
  const { promise: mayStore, resolve: store } = Promise.withResolvers<void>();
  await tabs[0].route("**/api/v1/create/buy/property", async (route) => {
    if (route.request().method() === "POST") await mayStore;
    await route.continue();
  });
  const creation = tabs[0].waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/create/buy/property"),
  );
  await tabs[0].getByRole("link", { name: "Send now" }).click();
  await creation;
  await tabs[1].getByRole("link", { name: "Send now" }).click();
  await expect(tabs[1].getByText("Another tab is sending this listing.")).toBeVisible();

  store();
  await expect(tabs[0]).toHaveURL(/\/property\//, { timeout: 40_000 });
  await tabs[1].getByRole("button", { name: "Add Property" }).click();
  await expect(tabs[1].getByText("Another tab has sent this listing, or discarded it.")).toBeVisible();
  for (const tab of tabs) {
    await tab.goto("/admin/account");
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Your account");
    await expect(tab.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
  }
  expect(await findStored(tabs[0], title)).toHaveLength(1);
});
