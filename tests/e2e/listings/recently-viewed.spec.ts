import type { Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { fetchCards } from "../support/listings/property-lists.ts";
import { findAccessibilityViolations, horizontalOverflow } from "../support/screens/screen-checks.ts";

const section = (page: Page) => page.getByRole("region", { name: "Recently viewed" });
const detailsLink = (page: Page, title: string) =>
  section(page).getByRole("listitem").filter({ hasText: title }).getByRole("heading").getByRole("link");
const readViewedTitles = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("viewed") ?? "[]").map(({ title }: { title: string }) => title));

test("lists the viewed homes on the next home's page, without that home and without deleted ones, until cleared", async ({
  page,
  request,
  context,
}) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const [first, second, third] = data.properties as [{ uuid: string; title: string }, ...typeof data.properties];
  if (!first || !second || !third) throw new Error("Three listings are needed");
  const titles = section(page).getByRole("heading", { level: 3 });
  await page.addInitScript((text) => localStorage.setItem("favorites", text), JSON.stringify([first, second, third]));
  await openPage(page, "/favorites");
  for (const { title } of [first, second, third]) {
    await page.getByRole("article").getByRole("link", { name: title, exact: true }).click();
    await expect.poll(async () => (await readViewedTitles(page))[0]).toBe(title);
    if (title === first.title) await expect(section(page)).toHaveCount(0);
    if (title === third.title) break;
    await page.goBack();
    // The page of a home may link to the next one too, as a similar home.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved homes");
  }

  await test.step("without the home of the page, also offline", async () => {
    await expect(titles).toHaveText([second.title, first.title]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.setOffline(true);
    await expect(titles).toHaveText([second.title, first.title]);
    await context.setOffline(false);
    await detailsLink(page, first.title).click();
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
    await expect(titles).toHaveText([third.title, second.title]);
  });

  await test.step("Clear removes them, and later views are kept again", async () => {
    await section(page).getByRole("button", { name: "Clear" }).click();
    await expect(section(page)).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => readViewedTitles(page)).toEqual([first.title]);
  });

  await test.step("a home that no longer exists is removed", async () => {
    await page.evaluate(() => {
      const [card] = JSON.parse(localStorage.getItem("viewed") ?? "[]");
      localStorage.setItem("viewed", JSON.stringify([{ ...card, uuid: "deleted", title: "A deleted home" }, card]));
    });
    await openPage(page, "/favorites");
    await page.mouse.move(20, 200);
    await detailsLink(page, "A deleted home").click();
    await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
    await expect(titles).toHaveText([first.title]);
    await expect.poll(() => readViewedTitles(page)).toEqual([first.title]);
  });
});
