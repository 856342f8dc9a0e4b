import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { expect, openPage } from "../browser-test.ts";

export type Card = CardListResponse["data"]["properties"][number];

/** The three list pages, each with the endpoint that returns its data. */
export const listPages = [
  { path: "/properties", heading: "All Properties", call: propertyEndpoints.listProperties.path },
  { path: "/buy", heading: "Properties for Sale", call: propertyEndpoints.listBuyProperties.path },
  { path: "/rent", heading: "Properties for Rent", call: propertyEndpoints.listRentProperties.path },
] as const;

/** Returns the API's list for these parameters, in the order of the pages, to compare a page with. */
export async function fetchCards(request: APIRequestContext, call: string, query = ""): Promise<CardListResponse> {
  const response = await request.get(`/api/v1${call}?view=card&limit=100&sort=best${query && `&${query}`}`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** Whether a home is one of the demo data, whose photos have smaller versions. Other tests add homes of their own. */
export const isSeeded = ({ reference }: Card): boolean => /^MH-10([0-5]\d|60)$/.test(reference);

/** Returns the first listing of the demo data for which `matches` is true. @throws when there is none */
export async function findListing(request: APIRequestContext, matches: (card: Card) => boolean): Promise<Card> {
  const { data } = await fetchCards(request, propertyEndpoints.listProperties.path);
  const card = data.properties.find((one) => isSeeded(one) && matches(one));
  if (!card) throw new Error("No seeded listing matches");
  return card;
}

export const getPrice = (card: Card) => (card.kind === "rent" ? card.monthly_rent : card.price);

/** Opens a list and moves the mouse, which loads the code of its controls. */
export async function openList(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  await page.mouse.move(5, 5);
  const isHydrated = (button: Element) => Object.keys(button).some((key) => key.startsWith("__react"));
  await expect.poll(() => filterSheetButton(page).evaluate(isHydrated)).toBe(true);
  // React marks the elements before it runs the effects of their components.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

/** The button that opens the filter sheet. Its label differs between the list pages. */
export const filterSheetButton = (page: Page): Locator =>
  page.getByRole("search").getByRole("button", { name: /filters/i, includeHidden: true });

/** The text search of a list. Its role changes when its suggestions have loaded. */
export const searchBox = (page: Page): Locator => page.getByLabel("Search properties");

/** Types a search and submits it once its suggestions have loaded. Earlier, it is an ordinary form. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await expect(searchBox(page)).toHaveAttribute("role", "combobox");
  await searchBox(page).press("Enter");
}

/** Unfolds a group of filters. The rarely used ones are folded at first. */
export const unfoldFilters = (within: Page | Locator, group: string): Promise<void> =>
  within.locator("summary", { hasText: new RegExp(`^${group}`) }).click();

export const propertyCards = (page: Page): Locator => page.getByRole("main").getByRole("article");
/** The title of the first home of a page, which leads to it. */
export const firstHomeLink = (page: Page): Locator =>
  propertyCards(page).first().getByRole("heading").getByRole("link");

export const readCardTitles = (page: Page): Promise<string[]> =>
  propertyCards(page).getByRole("heading").allTextContents();

/** The status line with the number of results. Screen readers announce it. */
export const resultCount = (page: Page): Locator => page.getByRole("status").filter({ hasText: /found|Searching/ });

/** Expects the number of results in the words of a desktop or, on a phone, in its shorter words. */
export async function expectResultCount(page: Page, count: number): Promise<void> {
  const words = count === 1 ? "(property found|home)" : "(properties found|homes)";
  await expect(resultCount(page)).toHaveText(new RegExp(`^${count}\\s${words}$`), { useInnerText: true });
}

/** Returns the query parameters of the page's URL. */
export const urlParams = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams.entries());

export const expectScrolledToTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
