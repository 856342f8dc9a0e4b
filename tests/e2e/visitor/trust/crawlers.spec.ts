import type { Browser } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/browser-test.ts";
import { findListing } from "../../support/listings/property-lists.ts";

/** What a search engine reads of a page. */
async function readAsCrawler(browser: Browser, url: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const response = await page.goto(url);
  if (javaScriptEnabled) await waitForHydration(page);
  const attribute = (selector: string, name: string) =>
    page.locator(selector).evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), name);
  const texts = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent));
  const links = await attribute("main a[href]", "href");
  const read = {
    status: response?.status(),
    title: await page.title(),
    description: await attribute("meta[name=description]", "content"),
    robots: await attribute("meta[name=robots]", "content"),
    canonical: await attribute("link[rel=canonical]", "href"),
    share: await attribute("meta[property='og:image']", "content"),
    data: await texts("script[type='application/ld+json']"),
    headings: await texts("main h1"),
    // A script adds links, such as those of recently viewed homes, and takes none away.
    homes: [...new Set(links.filter((href) => href?.startsWith("/property/")))].sort(),
  };
  await context.close();
  return read;
}

const pages = [
  "/",
  "/properties",
  "/rent",
  "/buy",
  "/rent/sinkor",
  "/rent?min_bedrooms=2",
  "/verify",
  "/about",
  "/health",
];

for (const path of [...pages, "a listing"])
  test(`a crawler reads the same of ${path} with and without scripts`, async ({ browser, request, baseURL }) => {
    const found = path === "a listing" ? `/property/${(await findListing(request, () => true)).uuid}` : path;
    const url = `${baseURL}${found}`;
    const plain = await readAsCrawler(browser, url, false);
    expect(plain.status).toBe(200);
    expect(plain.headings).toHaveLength(1);
    expect(plain.canonical).toHaveLength(1);
    expect(await readAsCrawler(browser, url, true)).toEqual(plain);
  });
