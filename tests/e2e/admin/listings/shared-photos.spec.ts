import type { Page } from "@playwright/test";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { demoAccounts, demoPassword } from "../../../../migrations/seed/demo-accounts.ts";
import { createPhotographs, signInAsAdmin, useSavedSession } from "../../support/admin.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { waitForServiceWorker } from "../../support/service-worker.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 } });

/** Sends photos as the phone's Share does: a form of the page's own path, or of another site. */
async function share(page: Page, count: number, origin = ""): Promise<void> {
  await page.evaluate((action) => {
    const form = document.createElement("form");
    form.id = "share";
    form.method = "post";
    form.enctype = "multipart/form-data";
    form.action = action;
    const input = document.createElement("input");
    input.type = "file";
    input.name = "photos";
    input.multiple = true;
    form.append(input);
    document.body.append(form);
  }, origin + adminPaths.sharedPhotos);
  await page.locator("#share input").setInputFiles(await createPhotographs(count));
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#share")?.submit());
}

test("photos that a phone shares wait for the login, and go into the form of a new listing", async ({ page }) => {
  await openPage(page, "/privacy");
  await waitForServiceWorker(page);
  await share(page, 2);
  await expect(page.getByText("Log in to add your photos")).toBeVisible();
  await page.getByLabel("Email").fill(demoAccounts.find(({ role }) => role === "admin")?.email ?? "");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("2 photos on this device. Which home do they show?")).toBeVisible();
  await page.getByRole("link", { name: "Add home for rent" }).click();
  await expect(page.getByText("Uploaded", { exact: true })).toHaveCount(2);
  await openPage(page, adminPaths.sharedPhotos);
  await expect(page.getByText(/No shared photos are waiting/)).toBeVisible();
});

test("photos that another site sends are refused, and shared ones are deleted by a logout", { tag: "@long" }, async ({
  page,
  baseURL,
}) => {
  await signInAsAdmin(page);
  await openPage(page, "/privacy");
  await waitForServiceWorker(page);
  await page.route("http://other.example/", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.goto("http://other.example/");
  await share(page, 1, baseURL);
  await expect(page.getByText("This form was sent from another site.")).toBeVisible();
  await openPage(page, adminPaths.sharedPhotos);
  await expect(page.getByText(/No shared photos are waiting/)).toBeVisible();

  await share(page, 1);
  await expect(page.getByText(/^1 photo on this device/)).toBeVisible();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain("shared-photos");
  await openPage(page, "/admin/log-out");
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(databases).not.toContain("shared-photos");
});

test.describe("before the service worker is there", () => {
  test.use({ serviceWorkers: "block" });

  test("shared photos lead to a page that takes them", async ({ page }) => {
    await useSavedSession(page);
    await openPage(page, "/privacy");
    await share(page, 1);
    await expect(page.getByText("The photos did not arrive")).toBeVisible();
    await page.getByLabel("Choose photos").setInputFiles(await createPhotographs(2));
    await expect(page.getByText(/^2 photos on this device/)).toBeVisible();
    await expect(page.getByText("The photos did not arrive")).toBeHidden();
  });
});
