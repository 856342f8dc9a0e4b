import type { Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { fetchCards } from "../support/property-lists.ts";
import { findAccessibilityViolations, horizontalOverflow } from "../support/screen-checks.ts";

const section = (page: Page) => page.getByRole("region", { name: "Recently viewed" });
const details = (page: Page, title: string) =>
  section(page)
    .getByRole("listitem")
    .filter({ hasText: title })
    .getByRole("link", { name: /View Details/ });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("viewed") ?? "[]").map(({ title }: { title: string }) => title));

/** Looks at a listing as a visitor does: with a touch of the page. */
async function look(page: Page, { uuid, title }: { uuid: string; title: string }) {
  await openPage(page, `/property/${uuid}`);
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await kept(page))[0]).toBe(title);
}

test("homes looked at stand on the next one's page, without it, without signal too, until they are cleared", async ({
  page,
  request,
  context,
}) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const [first, second, third] = data.properties as [{ uuid: string; title: string }, ...typeof data.properties];
  if (!first || !second || !third) throw new Error("Three listings are needed");
  await look(page, first);
  await expect(section(page)).toHaveCount(0);
  await look(page, second);
  await look(page, third);
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([second.title, first.title]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await context.setOffline(true);
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([second.title, first.title]);
  await context.setOffline(false);
  await details(page, first.title).click();
  await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([third.title, second.title]);
  await section(page).getByRole("button", { name: "Clear" }).click();
  await expect(section(page)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => kept(page)).toEqual([first.title]);
});

test("a home that is gone is shown no more", async ({ page, request }) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const [listing] = data.properties;
  if (!listing) throw new Error("A listing is needed");
  await look(page, listing);
  await page.evaluate(() => {
    const [card] = JSON.parse(localStorage.getItem("viewed") ?? "[]");
    localStorage.setItem("viewed", JSON.stringify([{ ...card, uuid: "gone", title: "A home that is gone" }, card]));
  });
  await openPage(page, "/favorites");
  await page.mouse.move(20, 200);
  await details(page, "A home that is gone").click();
  await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([listing.title]);
  await expect.poll(() => kept(page)).toEqual([listing.title]);
});
