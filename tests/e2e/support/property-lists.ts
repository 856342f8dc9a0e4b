import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { CardList } from "#contract/listings/property-responses.ts";
import { expect, open } from "./browser-test.ts";

export type Card = CardList["data"]["properties"][number];

/** The three list pages, with the call that answers the same question. */
export const listPages = [
  { path: "/properties", heading: "All Properties", call: endpoints.listProperties.path },
  { path: "/buy", heading: "Properties for Sale", call: endpoints.listBuyProperties.path },
  { path: "/rent", heading: "Properties for Rent", call: endpoints.listRentProperties.path },
] as const;

/** What the API answers to the same parameters: the yardstick for what a page shows. */
export async function ask(request: APIRequestContext, call: string, query = ""): Promise<CardList> {
  const answer = await request.get(`/api/v1${call}?view=card&limit=100${query && `&${query}`}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The first listing that has what is asked of it. */
export async function listingWith(request: APIRequestContext, wanted: (card: Card) => boolean): Promise<Card> {
  const { data } = await ask(request, endpoints.listProperties.path);
  const card = data.properties.find(wanted);
  if (!card) throw new Error("The seeded catalogue has no such listing");
  return card;
}

export const priceOf = (card: Card) => (card.kind === "rent" ? card.monthly_rent : card.price);

/** Opens a list and touches it, so that the code of its controls is there. */
export async function openList(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.mouse.move(5, 5);
  await expect(sheetButton(page)).toHaveAttribute("aria-haspopup", "dialog");
}

/** The button that opens the further filters, whatever the page calls it. */
export const sheetButton = (page: Page): Locator =>
  page.getByRole("search").getByRole("button", { name: /filters/i, includeHidden: true });

export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

export const titles = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allTextContents();

/** The prices on the cards, in their order. */
export async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => Number(/\$([\d,]+(?:\.\d+)?)/.exec(text)?.[1]?.replaceAll(",", "")));
}

/** The line that says, and announces, how many were found. */
export const foundLine = (page: Page): Locator => page.getByRole("status").filter({ hasText: /found|Looking/ });

export async function expectFound(page: Page, count: number): Promise<void> {
  await expect(foundLine(page)).toHaveText(`${count} ${count === 1 ? "property" : "properties"} found`);
}

/** The parameters of the page's address. */
export const query = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams.entries());

/** The window is at the very top. */
export const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
