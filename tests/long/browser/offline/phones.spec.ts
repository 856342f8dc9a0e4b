import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { readHomes, serveCatalogue } from "../../../e2e/support/catalogue/served-catalogue.ts";
import { openWithHomes, waitForCatalogue } from "../../../e2e/support/catalogue/stored-catalogue.ts";
import { firstHomeLink, openList } from "../../../e2e/support/listings/property-lists.ts";
import { phone } from "../../../e2e/support/screens/screen-checks.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

const worksWithoutSignal = (page: Page) => page.getByText(/^Works without signal/);

/** Ways in which a phone may refuse to store the catalogue. Each runs in the page and in its worker, before their scripts. */
const phonesWithoutStorage = {
  "without IndexedDB": () => Reflect.deleteProperty(globalThis, "indexedDB"),
  "that refuses IndexedDB": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Refused", "SecurityError");
    };
  },
};

for (const [name, refuse] of Object.entries(phonesWithoutStorage)) {
  test(`on a phone ${name} the site works as without the catalogue`, async ({ page, context, request }) => {
    const served = await serveCatalogue(context);
    served.publish(await readHomes(request));
    await page.addInitScript(refuse);
    await context.route("**/catalogue.worker-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${refuse})();${await response.text()}` });
    });
    await openList(page, "/rent");
    // Without IndexedDB nothing is requested; otherwise the pointer is.
    if (name !== "without IndexedDB") await expect.poll(() => served.requests).toContain("pointer");
    await firstHomeLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(worksWithoutSignal(page)).toHaveCount(0);
    if (name === "without IndexedDB") expect(served.requests).toEqual([]);
    // The code of the worker may still be on its way.
    await context.unrouteAll({ behavior: "wait" });
  });
}

test("after Android has cleared the database, the phone loads it again", async ({ page, context, request }) => {
  const served = await serveCatalogue(context);
  const version = served.publish(await readHomes(request));
  await openWithHomes(page, "/rent", version);
  await page.goto("/about");
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase("catalogue");
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await context.setOffline(true);
  await openPage(page, "/buy");
  await expect(page.getByText(/^Listings loaded|^Sample listings|^Saved/).first()).toBeVisible();
  await expect(worksWithoutSignal(page)).toHaveCount(0);
  await context.setOffline(false);
  await openList(page, "/rent");
  await expect(worksWithoutSignal(page)).toBeVisible();
});

test("a phone whose clock was a day ahead never calls old homes current", async ({ page, context, request }) => {
  const served = await serveCatalogue(context);
  served.publish(await readHomes(request));
  const real = Date.now();
  await page.clock.install({ time: real + 86_400_000 });
  await openPage(page, "/");
  await page.clock.fastForward(10_000);
  await waitForCatalogue(page);
  await expect(worksWithoutSignal(page)).toContainText("Updated today");
  await page.evaluate((day) => {
    const mark = JSON.parse(localStorage.getItem("catalogue") ?? "{}");
    // The server's time is that of two days before.
    localStorage.setItem(
      "catalogue",
      JSON.stringify({ ...mark, checkedAt: Date.now() + day, serverTime: Date.now() - 2 * day }),
    );
  }, 86_400_000);
  await page.route("**/public/catalogue/**", (route) => route.abort());
  await page.reload();
  await page.clock.fastForward(10_000);
  await expect(worksWithoutSignal(page)).toBeVisible();
  await expect(worksWithoutSignal(page)).not.toContainText("today");
});

test("on a very slow line, the homes load when the visitor asks for them", async ({ page, context, request }) => {
  const served = await serveCatalogue(context);
  served.publish(await readHomes(request));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g", saveData: false } }),
  );
  await openPage(page, "/");
  const keep = page.getByRole("button", { name: /^Keep all homes on this phone: \d+ kB$/ });
  await expect(keep).toBeVisible();
  expect(served.requests.filter((name) => name !== "pointer")).toEqual([]);
  await keep.click();
  await expect(worksWithoutSignal(page)).toBeVisible();
  await expect(keep).toHaveCount(0);
});
