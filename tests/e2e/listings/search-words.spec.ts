import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  listPages,
  openList,
  searchBox,
  searchFor,
} from "../support/listings/property-lists.ts";

const homeBox = (page: Page) => page.getByLabel("Area or street");
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove ${label}`, exact: true });

/** Focuses a search box and waits for its suggestions. */
async function startSearch(page: Page, box = searchBox(page)): Promise<void> {
  await box.focus();
  await expect(box).toHaveAttribute("role", "combobox");
  await expect(options(page).first()).toBeVisible();
}

test("typed words become filters with chips, without a request for each letter", async ({ page, request }) => {
  const getCount = async (query: string) => (await fetchCards(request, listPages[2].call, query)).total;
  const nearest = page.getByRole("list", { name: "Nearest results" }).getByRole("link");
  await openList(page, "/rent");

  await test.step("the keyboard chooses a suggestion", async () => {
    await startSearch(page);
    const calls: string[] = [];
    // Images of the list and code may still load.
    page.on("request", (call) => void (call.resourceType() === "fetch" && calls.push(call.url())));
    await searchBox(page).pressSequentially("house in congot");
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toHaveText("House in Congo Town");
    expect(calls).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect(options(page)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/rent?property_type=House&area=Congo+Town");
    await expect(options(page)).toHaveCount(0);
    await expectResultCount(page, await getCount("property_type=House&area=Congo+Town"));
  });

  await test.step("when nothing fits, the nearest results are links with their counts", async () => {
    await searchFor(page, "warehouse in sinkor");
    await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
    await expect(page.getByText("No warehouses for rent in Sinkor.")).toBeVisible();
    const other = nearest.filter({ hasText: "of other types" });
    const count = Number(/^\d+/.exec((await other.textContent()) ?? "")?.[0]);
    await other.click();
    await expect(page).toHaveURL("/rent?area=Sinkor");
    await expectResultCount(page, count);
  });

  await test.step("removing a chip removes its words, and Back restores them", async () => {
    await searchFor(page, "furnished apartment in sinkor, street");
    await expect(page).toHaveURL("/rent?q=street&property_type=Apartment&area=Sinkor&furnished=true");
    await expect(searchBox(page)).toHaveValue("street");
    await chip(page, "“street”").click();
    await expect(searchBox(page)).toHaveValue("");
    await chip(page, "Apartment").click();
    await expect(page).toHaveURL("/rent?area=Sinkor&furnished=true");
    await expectResultCount(page, await getCount("area=Sinkor&furnished=true"));
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/rent?q=street&property_type=Apartment&area=Sinkor&furnished=true");
    await expect(searchBox(page)).toHaveValue("street");
  });

  await test.step("a reload keeps the chips", async () => {
    await page.reload();
    for (const label of ["For Rent", "“street”", "Apartment", "Sinkor"]) await expect(chip(page, label)).toBeVisible();
  });
});

test("a corrected search offers the search as typed, with and without a script", async ({ page, browser, baseURL }) => {
  const asTyped = (on: Page) => on.getByRole("link", { name: "Search for “sinker” as typed" });
  await openList(page, "/rent");
  await startSearch(page);
  await searchBox(page).fill("sinker house");
  await searchBox(page).press("Enter");
  await expect(chip(page, "Sinkor")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Spelling corrected.")).toBeVisible();
  await asTyped(page).click();
  await expect(page).toHaveURL("/rent?q=%22sinker%22&property_type=House");
  await expect(searchBox(page)).toHaveValue('"sinker"');
  await expect(chip(page, "Sinkor")).toHaveCount(0);
  await expect(asTyped(page)).toHaveCount(0);
  await page.goBack();
  await expect(asTyped(page)).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/rent?q=sinker+house");
  await asTyped(plain).click();
  await expect(plain).toHaveURL("/rent?q=%22sinker%22&property_type=House");
  await context.close();
});

test("the search of the home page keeps its text for Back, and is suggested until it is cleared", async ({ page }) => {
  const results = "/rent?area=Sinkor&min_price=1000&max_price=2000&min_bedrooms=2";
  await openPage(page, "/?show=rent");

  await test.step("Back and Forward, also after a reload", async () => {
    await startSearch(page, homeBox(page));
    await homeBox(page).fill("two bedroom in sinkor");
    await page.getByRole("combobox", { name: "Monthly rent" }).selectOption("1000-2000");
    await homeBox(page).press("Enter");
    await expect(page).toHaveURL(results);
    await page.goBack();
    await expect(homeBox(page)).toHaveValue("two bedroom in sinkor");
    await expect(page.getByRole("combobox", { name: "Monthly rent" })).toHaveValue("1000-2000");
    await page.goForward();
    await expect(chip(page, "Sinkor")).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(homeBox(page)).toHaveValue("two bedroom in sinkor");
  });

  await test.step("after another link too", async () => {
    await homeBox(page).focus();
    await expect(homeBox(page)).toHaveAttribute("role", "combobox");
    await homeBox(page).fill("villa with pool");
    await homeBox(page).press("Tab");
    await page.getByRole("contentinfo").getByRole("link", { name: "All properties" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
    await page.goBack();
    await expect(homeBox(page)).toHaveValue("villa with pool");
  });

  await test.step("a new visit starts empty, and suggests the recent search until it is cleared", async () => {
    await openPage(page, "/");
    await expect(homeBox(page)).toHaveValue("");
    await startSearch(page, homeBox(page));
    const recent = options(page).filter({ hasText: "two bedroom in sinkor" });
    await expect(options(page).first()).toContainText("two bedroom in sinkor");
    await recent.click();
    await expect(page).toHaveURL(/min_bedrooms=2/);
    await startSearch(page);
    await searchBox(page).fill("");
    await expect(recent).toHaveCount(1);
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await expect(recent).toHaveCount(0);
  });
});
