import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  listPages,
  openList,
  searchBox,
  searchFor,
} from "../support/listings/property-lists.ts";
import { followLink, waitForScreen } from "../support/shown-screen.ts";

// The three lists share one screen. What a search means and which addresses it opens is in tests/web/listings.
const { path, call } = listPages[0];

const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove ${label}`, exact: true });

test("keeps a search typed before the script loads, and applies it when it is submitted", async ({ page, request }) => {
  const { total } = await fetchCards(request, call, "area=Sinkor");
  await page.goto(path, { waitUntil: "commit" });
  await searchBox(page).fill("sinkor");
  await waitForHydration(page);
  await expect(searchBox(page)).toHaveValue("sinkor");
  await searchBox(page).press("Enter");
  await waitForScreen(page, `${path}?area=Sinkor`);
  await expectResultCount(page, total);
});

test("the keyboard chooses a suggestion, words become chips, and Back and a reload keep them", async ({ page }) => {
  const searched = "/rent?q=street&property_type=Apartment&area=Sinkor&furnished=true";
  await openList(page, "/rent");

  await test.step("the keyboard chooses a suggestion, without a request for each letter", async () => {
    await searchBox(page).focus();
    await expect(searchBox(page)).toHaveAttribute("role", "combobox");
    await expect(options(page).first()).toBeVisible();
    const calls: string[] = [];
    // Images of the list and code may still load.
    page.on("request", (sent) => void (sent.resourceType() === "fetch" && calls.push(sent.url())));
    await searchBox(page).pressSequentially("house in congot");
    await expect(options(page)).toHaveText(["House in Congo Town"]);
    expect(calls).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect(options(page)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await waitForScreen(page, "/rent?property_type=House&area=Congo+Town");
    await expect(options(page)).toHaveCount(0);
  });

  await test.step("removing a chip removes its words, and Back and Forward move between searches", async () => {
    await searchFor(page, "furnished apartment in sinkor, street");
    await waitForScreen(page, searched);
    await expect(searchBox(page)).toHaveValue("street");
    await followLink(page, chip(page, "“street”"), "/rent?property_type=Apartment&area=Sinkor&furnished=true");
    await expect(searchBox(page)).toHaveValue("");
    await page.goBack();
    await waitForScreen(page, searched);
    await expect(searchBox(page)).toHaveValue("street");
    await page.goForward();
    await expect(searchBox(page)).toHaveValue("");
    await page.goBack();
    await waitForScreen(page, searched);
  });

  await test.step("a reload keeps the search and its chips", async () => {
    await page.reload();
    await expect(searchBox(page)).toHaveValue("street");
    for (const label of ["For Rent", "“street”", "Apartment", "Sinkor"]) await expect(chip(page, label)).toBeVisible();
  });
});

test("the search of the home page keeps its text for Back, also after a reload and after another link", {
  tag: "@long",
}, async ({ page }) => {
  const box = page.getByLabel("Area or street");
  const rent = page.getByRole("combobox", { name: "Monthly rent" });
  await openPage(page, "/?show=rent");

  await test.step("Back and Forward, also after a reload", async () => {
    await box.focus();
    await expect(box).toHaveAttribute("role", "combobox");
    await box.fill("two bedroom in sinkor");
    await rent.selectOption("1000-2000");
    await box.press("Enter");
    await waitForScreen(page, "/rent?area=Sinkor&min_price=1000&max_price=2000&min_bedrooms=2");
    await page.goBack();
    await expect(box).toHaveValue("two bedroom in sinkor");
    await expect(rent).toHaveValue("1000-2000");
    await page.goForward();
    await expect(chip(page, "Sinkor")).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(box).toHaveValue("two bedroom in sinkor");
  });

  await test.step("after another link too, but not on a new visit, which suggests the recent search", async () => {
    await box.focus();
    await expect(box).toHaveAttribute("role", "combobox");
    await box.fill("villa with pool");
    await box.press("Tab");
    await followLink(page, page.getByRole("contentinfo").getByRole("link", { name: "All properties" }), "/properties");
    await page.goBack();
    await expect(box).toHaveValue("villa with pool");
    await openPage(page, "/");
    await expect(box).toHaveValue("");
    await box.focus();
    await expect(options(page).first()).toContainText("two bedroom in sinkor");
  });
});
