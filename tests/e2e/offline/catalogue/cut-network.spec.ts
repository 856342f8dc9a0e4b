import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { catalogueEndpoints } from "#contract/endpoints/catalogue.ts";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, openPage, reloadPage, test } from "../../support/browser-test.ts";
import { cutNetworkAt } from "../../support/catalogue/cut-network.ts";
import { readHomes, serveCatalogue } from "../../support/catalogue/served-catalogue.ts";
import { openWithHomes, readVersion, renewNow, waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { enquiryForm, fillEnquiry, sendButton } from "../../support/enquiry-form.ts";
import { firstHomeLink, openList, propertyCards, searchFor } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../../support/service-worker.ts";
import { readStoredEnquiries } from "../../support/stored-enquiries.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

const strip = (page: Page) => page.locator("#offline");
const pathOf = (request: Request) => new URL(request.url()).pathname;

test("after a cut while the document loads, the page shows homes, and recovers", async ({ page, context }) => {
  await openWithHomes(page, "/about");
  const network = await cutNetworkAt(context, (request) => pathOf(request) === "/rent");
  // A load that is cut may fail.
  await page.goto("/rent", { waitUntil: "commit" }).catch(() => undefined);
  await network.cut;
  await expect(strip(page)).toContainText("You are offline.");
  await expect(firstHomeLink(page)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/Failed to load|Something went wrong/);
  await network.restore();
  await expect(strip(page).filter({ hasText: "You are offline." })).toHaveCount(0);
  await firstHomeLink(page).click();
  await expect(page.getByRole("link", { name: /^Call Now/ }).first()).toBeVisible();
});

test("after the network is cut while a message is sent, the phone keeps it and sends it once", {
  tag: "@long",
}, async ({ page, context, site }) => {
  const email = `${randomUUID()}@example.org`;
  await openPage(page, "/contact");
  await waitForServiceWorker(page);
  const network = await cutNetworkAt(
    context,
    (request) => request.method() === "POST" && pathOf(request).includes("/contact-us/"),
  );
  await fillEnquiry(page, email);
  await sendButton(page).click();
  await network.cut;
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  await network.restore();
  await expect.poll(() => readStoredEnquiries(site, email)).toHaveLength(1);
  await openPage(page, "/contact");
  await expect(enquiryForm(page)).toBeVisible();
  expect(await readStoredEnquiries(site, email)).toHaveLength(1);
});

test.describe("in the long run", { tag: "@long" }, () => {
  const isCallOf = (path: string) => (request: Request) => pathOf(request) === `/api/v1${path}`;
  const isVersion = (request: Request) => pathOf(request).includes("/catalogue/versions/");
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  interface Moment {
    name: string;
    isMoment: (request: Request) => boolean;
    /** Whether the response of the moment still arrives. */
    afterResponse?: boolean;
    /** Whether the phone already holds the site and its homes. */
    isReturning: boolean;
    /** What the visitor does while the network is cut. */
    act: (page: Page) => Promise<unknown>;
    /** What the page shows without signal. */
    shows: (page: Page) => Promise<unknown>;
    /** What the return of the signal repairs. */
    repairs: (page: Page) => Promise<unknown>;
  }

  const isOffline = (page: Page) => expect(strip(page)).toContainText("You are offline.");
  const isOnline = (page: Page) => expect(strip(page).filter({ hasText: "You are offline." })).toHaveCount(0);
  const openRent = (page: Page) => page.goto("/rent", { waitUntil: "commit" }).catch(() => undefined);
  const showsHomes = (page: Page) => expect(firstHomeLink(page)).toBeVisible();

  const opensHome = async (page: Page) => {
    await firstHomeLink(page).click();
    await expect(heading(page)).toBeVisible();
  };

  const loadsHomes = async (page: Page) => {
    await reloadPage(page);
    await waitForCatalogue(page);
  };

  const moments: Moment[] = [
    {
      name: "before the scripts",
      isReturning: false,
      isMoment: (request) => request.resourceType() === "script",
      act: openRent,
      // The page works without scripts.
      shows: showsHomes,
      repairs: loadsHomes,
    },
    {
      name: "during the pointer",
      isReturning: false,
      isMoment: isCallOf(catalogueEndpoints.getCataloguePointer.path),
      act: openRent,
      shows: showsHomes,
      repairs: (page) => waitForCatalogue(page),
    },
    {
      name: "during the catalogue",
      isReturning: false,
      isMoment: isVersion,
      act: openRent,
      shows: showsHomes,
      repairs: (page) => waitForCatalogue(page),
    },
    {
      name: "while the catalogue is stored",
      isReturning: false,
      isMoment: isVersion,
      afterResponse: true,
      act: openRent,
      shows: async (page) => {
        await showsHomes(page);
        await waitForCatalogue(page);
      },
      repairs: opensHome,
    },
    {
      name: "while a list is filtered",
      isReturning: true,
      isMoment: isCallOf(propertyEndpoints.listRentProperties.path),
      act: async (page) => {
        await openList(page, "/rent");
        await searchFor(page, "generator");
      },
      shows: async (page) => {
        await expect(page).toHaveURL(/generator/);
        await isOffline(page);
        await showsHomes(page);
      },
      repairs: async (page) => {
        await isOnline(page);
        await opensHome(page);
      },
    },
    {
      name: "while a home opens",
      isReturning: true,
      isMoment: (request) => /\/api\/v1\/public\/properties\/[^/]+$/.test(pathOf(request)),
      act: async (page) => {
        await openList(page, "/rent");
        await firstHomeLink(page).click();
      },
      shows: async (page) => {
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole("link", { name: /^Call Now/ }).first()).toBeVisible();
        await expect(page.getByText("Failed to load property")).toHaveCount(0);
      },
      repairs: isOnline,
    },
    {
      name: "while a photo loads",
      isReturning: true,
      isMoment: (request) => /\.(webp|avif|jpe?g)$/.test(pathOf(request)),
      act: (page) => openPage(page, "/buy"),
      shows: opensHome,
      repairs: async (page) => {
        await page.goto("/buy");
        const photo = propertyCards(page).first().locator("img").first();
        await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      },
    },
  ];

  for (const { name, isReturning, isMoment, afterResponse = false, act, shows, repairs } of moments) {
    test(`after the network is cut ${name}, the page is useful, and the signal repairs it`, async ({
      page,
      context,
    }) => {
      if (isReturning) await openWithHomes(page, "/about");
      const network = await cutNetworkAt(context, isMoment, { afterResponse });
      await act(page);
      await network.cut;
      await shows(page);
      await expect(page.getByRole("main")).not.toContainText(/Failed to load|Something went wrong/);
      await network.restore();
      await repairs(page);
    });
  }

  test("after the network is cut during the changes of the catalogue, the phone holds the version before, then the new one", async ({
    page,
    context,
    request,
  }) => {
    const served = await serveCatalogue(context);
    const homes = await readHomes(request);
    const before = served.publish(homes);
    await openWithHomes(page, "/rent", before);
    const renewed = served.publish(homes.slice(1));
    let isCut = true;
    await context.route(`**/api/v1${catalogueEndpoints.getCatalogueChanges.path}*`, async (route) => {
      if (!isCut) return route.fallback();
      await route.abort("internetdisconnected");
      await context.setOffline(true);
    });
    await renewNow(page);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.goto("/rent");
    await expect(firstHomeLink(page)).toBeVisible();
    expect(await readVersion(page)).toBe(before);
    isCut = false;
    await context.setOffline(false);
    await renewNow(page);
    await waitForCatalogue(page, renewed);
  });
});
