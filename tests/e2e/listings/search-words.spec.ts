import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { expectResultCount, fetchCards, listPages, openList, searchBox, searchFor } from "../support/property-lists.ts";

const homeBox = (page: Page) => page.getByLabel("Area or street");
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove ${label}`, exact: true });
const nearest = (page: Page) => page.getByRole("list", { name: "Nearest results" }).getByRole("link");

/** Focuses a search box and waits for its suggestions. */
async function startSearch(page: Page, box = searchBox(page)): Promise<void> {
  await box.focus();
  await expect(box).toHaveAttribute("role", "combobox");
  await expect(options(page).first()).toBeVisible();
}

for (const [typed, url, chips] of [
  ["apartment for rent in sinkor", "/rent?property_type=Apartment&area=Sinkor", ["For Rent", "Apartment", "Sinkor"]],
  ["two bedroom under 500", "/properties?max_price=500&min_bedrooms=2", ["Under $500", "2+ beds"]],
  [
    "flat with generator near ELWA",
    "/properties?q=generator&property_type=Apartment&area=ELWA+Junction",
    ["“generator”", "Apartment", "ELWA Junction"],
  ],
] as const) {
  test(`“${typed}” becomes filters with chips, which a reload keeps`, async ({ page }) => {
    await openList(page, "/properties");
    await startSearch(page);
    await searchFor(page, typed);
    await expect(page).toHaveURL(url);
    for (const label of chips) await expect(chip(page, label)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(url);
    for (const label of chips) await expect(chip(page, label)).toBeVisible();
  });
}

test("removing a chip removes its words, and Back restores them", async ({ page, request }) => {
  await openList(page, "/rent");
  await startSearch(page);
  await searchFor(page, "furnished apartment in sinkor, street");
  await expect(page).toHaveURL("/rent?q=street&property_type=Apartment&area=Sinkor&furnished=true");
  await expect(searchBox(page)).toHaveValue("street");
  await chip(page, "“street”").click();
  await expect(searchBox(page)).toHaveValue("");
  await chip(page, "Apartment").click();
  await expect(page).toHaveURL("/rent?area=Sinkor&furnished=true");
  const { total } = await fetchCards(request, listPages[2].call, "area=Sinkor&furnished=true");
  await expectResultCount(page, total);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/rent?q=street&property_type=Apartment&area=Sinkor&furnished=true");
  await expect(searchBox(page)).toHaveValue("street");
});

test("Back and Forward restore the text of the home search", async ({ page }) => {
  await openPage(page, "/?show=rent");
  await startSearch(page, homeBox(page));
  await homeBox(page).fill("two bedroom in sinkor");
  await page.getByRole("combobox", { name: "Monthly rent" }).selectOption("1000-2000");
  await homeBox(page).press("Enter");
  await expect(page).toHaveURL("/rent?area=Sinkor&min_price=1000&max_price=2000&min_bedrooms=2");
  await page.goBack();
  await expect(homeBox(page)).toHaveValue("two bedroom in sinkor");
  await expect(page.getByRole("combobox", { name: "Monthly rent" })).toHaveValue("1000-2000");
  await page.goForward();
  await expect(chip(page, "Sinkor")).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(homeBox(page)).toHaveValue("two bedroom in sinkor");
  await page.goto("/");
  await expect(homeBox(page)).toHaveValue("");
});

test("a link from the home page keeps the text for Back", async ({ page }) => {
  await openPage(page, "/");
  await startSearch(page, homeBox(page));
  await homeBox(page).fill("villa with pool");
  await homeBox(page).press("Tab");
  await page.getByRole("contentinfo").getByRole("link", { name: "All properties" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
  await page.goBack();
  await expect(homeBox(page)).toHaveValue("villa with pool");
});

test("suggestions appear without a request for each letter, and the keyboard chooses one", async ({
  page,
  request,
}) => {
  await openList(page, "/rent");
  await startSearch(page);
  const calls: string[] = [];
  page.on("request", (call) => void calls.push(call.url()));
  await searchBox(page).pressSequentially("house in congot");
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText(/Congo Town\s*\d+ home/);
  expect(calls).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(options(page)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/rent?property_type=House&area=Congo+Town");
  await expect(options(page)).toHaveCount(0);
  const { total } = await fetchCards(request, listPages[2].call, "property_type=House&area=Congo+Town");
  await expectResultCount(page, total);
});

test("recent searches are suggested on every page until they are cleared", async ({ page }) => {
  await openList(page, "/rent");
  await startSearch(page);
  await searchFor(page, "studio with veranda");
  await expect(page).toHaveURL("/rent?q=veranda&property_type=Studio");
  await openPage(page, "/");
  await startSearch(page, homeBox(page));
  await expect(options(page).first()).toContainText("studio with veranda");
  await options(page).first().click();
  await expect(page).toHaveURL("/rent?q=veranda&property_type=Studio");
  await startSearch(page);
  await searchBox(page).fill("");
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(options(page).filter({ hasText: "studio with veranda" })).toHaveCount(0);
});

test("a search submitted before the script loads gives the same list", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await homeBox(page).fill("apartment for rent in sinkor");
  await homeBox(page).press("Enter");
  await expect(page).toHaveURL("/rent?property_type=Apartment&area=Sinkor");
});

test("symbols and emoji alone are no filter", async ({ page, request }) => {
  const { total } = await fetchCards(request, listPages[2].call);
  await openList(page, "/rent");
  await startSearch(page);
  await searchFor(page, "🏠 !!");
  await expect(searchBox(page)).toHaveValue("");
  await expect(page).toHaveURL("/rent");
  await openPage(page, "/rent?q=%F0%9F%8F%A0");
  await expectResultCount(page, total);
  await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
});

test("when nothing fits, the nearest results are links with their counts", async ({ page }) => {
  await openList(page, "/rent");
  await startSearch(page);
  await searchFor(page, "warehouse in sinkor");
  await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
  await expect(page.getByText("No warehouses for rent in Sinkor.")).toBeVisible();
  const other = nearest(page).filter({ hasText: "of other types" });
  const count = Number(/^\d+/.exec((await other.textContent()) ?? "")?.[0]);
  await other.click();
  await expect(page).toHaveURL("/rent?area=Sinkor");
  await expectResultCount(page, count);
});

test("a typed URL without results has the nearest results in the page, in one request", async ({ page, request }) => {
  const html = await (await request.get("/rent?property_type=Warehouse&area=Sinkor")).text();
  expect(html).toContain("No warehouses for rent in Sinkor.");
  expect(html).toContain("of other types");
  const calls: string[] = [];
  page.on("request", (call) => void (call.url().includes("/public/nearest") && calls.push(call.url())));
  await openList(page, "/rent?property_type=Warehouse&area=Sinkor");
  await expect(nearest(page).first()).toBeVisible();
  expect(calls).toEqual([]);
});
