import { expect, test, waitForHydration } from "../support/browser-test.ts";
import {
  expectResultCount,
  expectScrolledToTop,
  fetchCards,
  getPrice,
  listPages,
  openList,
  propertyCards,
  readCardPrices,
  readCardTitles,
  resultCount,
  searchBox,
  searchFor,
  urlParams,
} from "../support/listings/property-lists.ts";

// The three lists share one screen, so one of them is enough. Component tests check what differs.
const { path, heading, call } = listPages[0];

test("keeps a search typed before the script loads, and applies it when it is submitted", async ({ page, request }) => {
  const { total } = await fetchCards(request, call, "area=Sinkor");
  await page.goto(path, { waitUntil: "commit" });
  await searchBox(page).fill("sinkor");
  await waitForHydration(page);
  await expect(searchBox(page)).toHaveValue("sinkor");
  await searchBox(page).press("Enter");
  await expectResultCount(page, total);
  expect(urlParams(page)).toEqual({ area: "Sinkor" });
});

test("searches and their order are in the URL, which shows the same list anywhere", async ({ page, request }) => {
  const search = async (word: string) => {
    const { data, total } = await fetchCards(request, call, `q=${word}`);
    await searchFor(page, word);
    await expect.poll(() => readCardTitles(page)).toEqual(data.properties.slice(0, 24).map(({ title }) => title));
    expect(urlParams(page)).toEqual({ q: word });
    return total;
  };
  await openList(page, path);

  await test.step("a typed search filters the list and announces the count", async () => {
    const { total } = await fetchCards(request, call);
    await expectResultCount(page, total);
    const found = await search("street");
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(total);
    await expectResultCount(page, found);
  });

  await test.step("Back and Forward move between searches", async () => {
    await search("road");
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("street");
    await page.goForward();
    await expect(searchBox(page)).toHaveValue("road");
    await page.goBack();
    // The URL and the text change before the list, whose filters the next step keeps.
    await expect(page.getByRole("link", { name: "Remove “street”" })).toBeVisible();
  });

  await test.step("the sort order orders the cards", async () => {
    const { data } = await fetchCards(request, call, "q=street");
    const prices = data.properties.map(getPrice).sort((a, b) => b - a);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("price-high");
    await expect.poll(() => urlParams(page)).toEqual({ q: "street", sort: "price-high" });
    await expect.poll(() => readCardPrices(page)).toEqual(prices.slice(0, 24));
  });

  await test.step("the URL shows the same cards and count to others and after a reload", async () => {
    const shown = { titles: await readCardTitles(page), count: (await resultCount(page).textContent()) ?? "" };
    const [html = ""] = (await (await request.get(page.url())).text()).split('id="page-data"');
    const positions = shown.titles.map((title) => html.indexOf(`>${title}<`));
    expect(Math.min(...positions)).toBeGreaterThan(0);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(html.split("<article")).toHaveLength(shown.titles.length + 1);
    await page.reload();
    await expect(resultCount(page)).toHaveText(shown.count);
    await expect.poll(() => readCardTitles(page)).toEqual(shown.titles);
    await expect(searchBox(page)).toHaveValue("street");
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("price-high");
  });
});

test("pages of a list and its listings open at the top; Back and a reload keep the position", async ({
  page,
  request,
}) => {
  const { total, data } = await fetchCards(request, call, "available=true");
  const all = data.properties.map(({ title }) => title);
  await openList(page, `${path}?available=true`);
  await expect.poll(() => readCardTitles(page)).toEqual(all.slice(0, 24));
  const pager = page.getByRole("navigation", { name: "Pages" });

  await test.step("a listing opens at the top, and Back restores the list and its position", async () => {
    const tenth = propertyCards(page).nth(9);
    await tenth.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(300);
    await tenth.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(all[9] ?? "");
    await expectScrolledToTop(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThan(3);
    await expect.poll(() => readCardTitles(page)).toEqual(all.slice(0, 24));
    expect(urlParams(page)).toEqual({ available: "true" });
  });

  await test.step("the next page keeps the filters and starts at the top", async () => {
    await expect(pager.getByRole("link", { name: "Previous" })).toHaveCount(0);
    await expect(pager).toContainText(`1–24 of ${total}`);
    await pager.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/available=true&cursor=/);
    await expect.poll(() => readCardTitles(page)).toEqual(all.slice(24, 48));
    await expectScrolledToTop(page);
    await expectResultCount(page, total);
    await expect(pager).toContainText(`25–48 of ${total}`);
  });

  await test.step("a reload keeps the page and its position", async () => {
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    // The position is stored once scrolling stops.
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => Number(sessionStorage[key]) > 800)))
      .toBe(true);
    await page.reload();
    await expect.poll(() => readCardTitles(page)).toEqual(all.slice(24, 48));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  });

  await test.step("the previous page starts at the top too", async () => {
    await waitForHydration(page);
    await pager.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL(/available=true&before=/);
    await expect.poll(() => readCardTitles(page)).toEqual(all.slice(0, 24));
    await expectScrolledToTop(page);
    await expect(pager).toContainText(`1–24 of ${total}`);
  });
});
