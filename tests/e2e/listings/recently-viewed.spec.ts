import type { Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { fetchCards } from "../support/property-lists.ts";
import { findAccessibilityViolations, horizontalOverflow } from "../support/screen-checks.ts";

const section = (page: Page) => page.getByRole("region", { name: "Recently viewed" });
const detailsLink = (page: Page, title: string) =>
  section(page).getByRole("listitem").filter({ hasText: title }).getByRole("heading").getByRole("link");
const readViewedTitles = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("viewed") ?? "[]").map(({ title }: { title: string }) => title));

/** Opens a listing and scrolls, because a view counts only after an interaction. */
async function viewListing(page: Page, { uuid, title }: { uuid: string; title: string }) {
  await openPage(page, `/property/${uuid}`);
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await readViewedTitles(page))[0]).toBe(title);
}

test("lists the viewed homes on the next home's page, without that home, also offline, until cleared", async ({
  page,
  request,
  context,
}) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const [first, second, third] = data.properties as [{ uuid: string; title: string }, ...typeof data.properties];
  if (!first || !second || !third) throw new Error("Three listings are needed");
  await viewListing(page, first);
  await expect(section(page)).toHaveCount(0);
  await viewListing(page, second);
  await viewListing(page, third);
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([second.title, first.title]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await context.setOffline(true);
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([second.title, first.title]);
  await context.setOffline(false);
  await detailsLink(page, first.title).click();
  await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([third.title, second.title]);
  await section(page).getByRole("button", { name: "Clear" }).click();
  await expect(section(page)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => readViewedTitles(page)).toEqual([first.title]);
});

test("removes a home that no longer exists", async ({ page, request }) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const [listing] = data.properties;
  if (!listing) throw new Error("A listing is needed");
  await viewListing(page, listing);
  await page.evaluate(() => {
    const [card] = JSON.parse(localStorage.getItem("viewed") ?? "[]");
    localStorage.setItem("viewed", JSON.stringify([{ ...card, uuid: "deleted", title: "A deleted home" }, card]));
  });
  await openPage(page, "/favorites");
  await page.mouse.move(20, 200);
  await detailsLink(page, "A deleted home").click();
  await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([listing.title]);
  await expect.poll(() => readViewedTitles(page)).toEqual([listing.title]);
});
