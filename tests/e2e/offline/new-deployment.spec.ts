import type { Page, Route } from "@playwright/test";
import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { goToScreen } from "../support/client-navigation.ts";
import { answer404, failFurtherScripts } from "../support/failing-scripts.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { followLink } from "../support/shown-screen.ts";

test("a visitor's tab whose code is gone loads the page again once, at the same address", async ({ page }) => {
  await openPage(page, "/");
  const { mostRequests, documents } = await failFurtherScripts(page, answer404);
  await page.locator("header").getByRole("link", { name: "Real Estate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
  await expect(page).toHaveURL("/properties");
  expect(documents()).toBe(1);
  expect(mostRequests()).toBeLessThan(5);
});

test.describe("with a service worker that has the files of an earlier deployment", () => {
  test.use({ serviceWorkers: "allow" });

  test("a screen that was visited before opens although the server lacks its code", async ({ page, context }) => {
    await openPage(page, "/rent");
    await waitForServiceWorker(page);
    await page.reload();
    await openPage(page, "/");
    await context.route("**/assets/*.js", answer404);
    await followLink(page, page.locator("footer").getByRole("link", { name: "Rent" }).first(), "/rent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for Rent");
  });
});

test.describe("in the long run", { tag: "@long" }, () => {
  const outcomes = { "answers 404": answer404, "is lost": (route: Route) => route.abort("connectionreset") };

  /** Waits for the service worker and deletes the files that it has stored. They include the code of every screen of visitors. */
  async function deleteStoredFiles(page: Page): Promise<void> {
    await waitForServiceWorker(page);
    await page.evaluate(async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith("shell-")).map((name) => caches.delete(name)));
    });
  }

  for (const [outcome, fail] of Object.entries(outcomes)) {
    for (const serviceWorkers of ["block", "allow"] as const) {
      // The first test of this file.
      if (fail === answer404 && serviceWorkers === "block") continue;
      test.describe(`the code of a screen ${outcome}, service workers: ${serviceWorkers}`, () => {
        test.use({ serviceWorkers });

        test("a visitor's tab loads the page again once, at the same address", async ({ page }) => {
          await openPage(page, "/");
          if (serviceWorkers === "allow") await deleteStoredFiles(page);
          const { mostRequests, documents } = await failFurtherScripts(page, fail);
          await page.locator("header").getByRole("link", { name: "Real Estate" }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
          await expect(page).toHaveURL("/properties");
          expect(documents()).toBe(1);
          expect(mostRequests()).toBeLessThan(5);
        });
      });
    }

    test(`an admin's tab loads the screen again when its code ${outcome}`, async ({ page }) => {
      await useSavedSession(page);
      await page.goto("/admin");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { mostRequests, documents } = await failFurtherScripts(page, fail);
      await goToScreen(page, "/admin/import");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import and export");
      expect(documents()).toBe(1);
      expect(mostRequests()).toBeLessThan(5);
    });

    test(`the admin area shows the error with Try Again when the code ${outcome} for ever`, async ({ page }) => {
      await useSavedSession(page);
      await page.goto("/admin");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { mostRequests, documents } = await failFurtherScripts(page, fail, { isForEver: true });
      await goToScreen(page, "/admin/import");
      await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
      expect(documents()).toBe(1);
      expect(mostRequests()).toBeLessThan(7);
    });
  }

  test("a visitor keeps the server's page when its code is missing for ever", async ({ page }) => {
    await openPage(page, "/about");
    await failFurtherScripts(page, answer404, { isForEver: true });
    await page.goto("/rent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for Rent");
    await page.locator("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
