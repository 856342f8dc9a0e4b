import type { Page } from "@playwright/test";
import { expect, openPage, openSecondPage, test } from "../../../e2e/support/browser-test.ts";
import { readVersion, waitForCatalogue } from "../../../e2e/support/catalogue/stored-catalogue.ts";
import { firstHomeLink, openList } from "../../../e2e/support/listings/property-lists.ts";
import { phone } from "../../../e2e/support/screens/screen-checks.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

/** Whether the phone says that it holds the homes, or has stored them. */
const holdsHomes = async (page: Page): Promise<boolean> =>
  (await readVersion(page)) !== undefined ||
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open("catalogue");
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve(false);
        request.onsuccess = () => {
          const stores = request.result.objectStoreNames.contains("versions");
          if (!stores) return resolve(false);
          const count = request.result.transaction("versions").objectStore("versions").count();
          count.onsuccess = () => resolve(count.result > 0);
        };
      }),
  );

const catalogueCalls = "**/api/v1/public/catalogue/**";

/** Expects that the site works while the phone holds nothing, and that the phone loads the homes at the next visit. */
async function startsAnew(page: Page): Promise<void> {
  await page.context().route(catalogueCalls, (route) => route.abort());
  await worksWithoutHomes(page);
  expect(await holdsHomes(page)).toBe(false);
  await page.context().unroute(catalogueCalls);
  await openPage(page, "/rent");
  await waitForCatalogue(page);
}

async function worksWithoutHomes(page: Page): Promise<void> {
  await openList(page, "/rent");
  await firstHomeLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Failed to load property")).toHaveCount(0);
}

test("a private window keeps the homes while it is open, and a second one starts without them", async ({ browser }) => {
  const first = await browser.newContext({ viewport: phone });
  await first.addInitScript(openSecondPage);
  const page = await first.newPage();
  await openPage(page, "/rent");
  await waitForCatalogue(page);
  await first.close();
  const second = await browser.newContext({ viewport: phone });
  await second.addInitScript(openSecondPage);
  const later = await second.newPage();
  await startsAnew(later);
  await second.close();
});

test("on a phone without space for the homes, the site works as without them", async ({ page, context, baseURL }) => {
  await openPage(page, "/about");
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "", quotaSize: 1000 });
  const asked = page.waitForResponse((response) => response.url().includes("/catalogue/versions/"));
  await page.reload();
  await asked;
  await worksWithoutHomes(page);
  expect(await holdsHomes(page)).toBe(false);
  await expect(page.getByText(/^Works without signal/)).toHaveCount(0);
});

test("after all storage is cleared between two visits, the homes load again", async ({ page, context, baseURL }) => {
  await openPage(page, "/rent");
  await waitForCatalogue(page);
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: baseURL ?? "", storageTypes: "all" });
  await startsAnew(page);
});
