import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { expect, openPage } from "./browser-test.ts";

export type Card = CardListResponse["data"]["properties"][number];

/** The three list pages, with the call that answers the same question. */
export const listPages = [
  { path: "/properties", heading: "All Properties", call: visitorEndpoints.listProperties.path },
  { path: "/buy", heading: "Properties for Sale", call: visitorEndpoints.listBuyProperties.path },
  { path: "/rent", heading: "Properties for Rent", call: visitorEndpoints.listRentProperties.path },
] as const;

/** What the API answers to the same parameters: the yardstick for what a page shows. */
export async function fetchCards(request: APIRequestContext, call: string, query = ""): Promise<CardListResponse> {
  const answer = await request.get(`/api/v1${call}?view=card&limit=100${query && `&${query}`}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The first listing that has what is asked of it. */
export async function findListing(request: APIRequestContext, wanted: (card: Card) => boolean): Promise<Card> {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const card = data.properties.find(wanted);
  if (!card) throw new Error("The seeded catalogue has no such listing");
  return card;
}

export const priceOf = (card: Card) => (card.kind === "rent" ? card.monthly_rent : card.price);

/** Opens a list and touches it, so that the code of its controls is there. */
export async function openList(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.mouse.move(5, 5);
  await expect(filterSheetButton(page)).toHaveAttribute("aria-haspopup", "dialog");
}

/** The button that opens the further filters, whatever the page calls it. */
export const filterSheetButton = (page: Page): Locator =>
  page.getByRole("search").getByRole("button", { name: /filters/i, includeHidden: true });

export const propertyCards = (page: Page): Locator => page.getByRole("main").getByRole("article");

export const readCardTitles = (page: Page): Promise<string[]> =>
  propertyCards(page).getByRole("heading").allTextContents();

/** The prices on the cards, in their order. */
export async function readCardPrices(page: Page): Promise<number[]> {
  const texts = await propertyCards(page).allTextContents();
  return texts.map((text) => Number(/\$([\d,]+(?:\.\d+)?)/.exec(text)?.[1]?.replaceAll(",", "")));
}

/** The line that says, and announces, how many were found. */
export const resultCount = (page: Page): Locator => page.getByRole("status").filter({ hasText: /found|Searching/ });

export async function expectResultCount(page: Page, count: number): Promise<void> {
  await expect(resultCount(page)).toHaveText(`${count} ${count === 1 ? "property" : "properties"} found`);
}

/** The parameters of the page's address. */
export const urlParams = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams.entries());

/** The window is at the very top. */
export const expectScrolledToTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
