import { expect, openPage, test } from "../support/browser-test.ts";
import { answer404, failFurtherScripts } from "../support/failing-scripts.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { followLink } from "../support/shown-screen.ts";

// Lost connections, the admin area and code that is missing for ever are in tests/long/browser/offline/new-deployment.spec.ts.
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

  test("a screen that was visited before opens although the server no longer has its code", async ({
    page,
    context,
  }) => {
    await openPage(page, "/rent");
    await waitForServiceWorker(page);
    await page.reload();
    await openPage(page, "/");
    await context.route("**/assets/*.js", answer404);
    await followLink(page, page.locator("footer").getByRole("link", { name: "Rent" }).first(), "/rent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for Rent");
  });
});
