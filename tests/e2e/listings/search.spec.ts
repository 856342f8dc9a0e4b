import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import {
  expectResultCount,
  expectScrolledToTop,
  fetchCards,
  listPages,
  openList,
  priceOf,
  propertyCards,
  readCardTitles,
  resultCount,
  searchBox,
  searchFor,
  urlParams,
} from "../support/property-lists.ts";

type Card = Awaited<ReturnType<typeof fetchCards>>["data"]["properties"][number];

/** Every sort order with the key by which it sorts. The default order comes last, so that each choice is a change. */
const sortOrders: [string, (card: Card) => number][] = [
  ["price-low", priceOf],
  ["price-high", (card) => -priceOf(card)],
  ["size-large", (card) => -(card.area_sqft ?? 0)],
  ["size-small", (card) => card.area_sqft ?? Number.POSITIVE_INFINITY],
  ["newest", (card) => -Date.parse(card.created_at)],
  ["best", (card) => (card.is_available ? 0 : Number.MAX_SAFE_INTEGER / 2) - Date.parse(card.created_at)],
];

for (const { path, call } of listPages) {
  test.describe(path, () => {
    test("a typed search filters the list, updates the URL and announces the count", async ({ page, request }) => {
      await openList(page, path);
      const { total } = await fetchCards(request, call);
      await expectResultCount(page, total);
      const response = await fetchCards(request, call, "q=street");
      await searchFor(page, "street");
      await expectResultCount(page, response.total);
      expect(response.total).toBeGreaterThan(0);
      expect(response.total).toBeLessThan(total);
      expect(urlParams(page)).toEqual({ q: "street" });
      await expect.poll(() => readCardTitles(page)).toEqual(response.data.properties.map(({ title }) => title));
    });

    test("each sort order orders the cards and appears in the URL", async ({ page, request }) => {
      const { data } = await fetchCards(request, call);
      await openList(page, path);
      for (const [order, key] of sortOrders) {
        const inOrder = data.properties.map(key).sort((a, b) => a - b);
        const before = await readCardTitles(page);
        await page.getByRole("combobox", { name: "Sort" }).selectOption(order);
        await expect.poll(() => readCardTitles(page)).not.toEqual(before);
        await expect(resultCount(page)).toContainText("found");
        const byTitle = new Map(data.properties.map((card) => [card.title, key(card)]));
        const shown = await readCardTitles(page);
        expect(
          shown.map((title) => byTitle.get(title)),
          order,
        ).toEqual(inOrder.slice(0, 24));
        expect(urlParams(page).sort).toBe(order === "best" ? undefined : order);
      }
    });
  });
}

// The three lists share one screen, so one of them is enough for what follows.
test.describe("/properties", () => {
  const { path, heading, call } = listPages[0];

  test("keeps a search typed before the script loads, and applies it when it is submitted", async ({
    page,
    request,
  }) => {
    const { total } = await fetchCards(request, call, "area=Sinkor");
    await page.goto(path, { waitUntil: "commit" });
    await searchBox(page).fill("sinkor");
    await waitForHydration(page);
    await expect(searchBox(page)).toHaveValue("sinkor");
    await searchBox(page).press("Enter");
    await expectResultCount(page, total);
    expect(urlParams(page)).toEqual({ area: "Sinkor" });
  });

  test("a search without results shows the empty state, and Clear Filters resets it", async ({ page }) => {
    await openList(page, path);
    await searchFor(page, "zzzz");
    await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
    await expectResultCount(page, 0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page
      .getByRole("link", { name: /^Clear (All )?Filters$/ })
      .last()
      .click();
    await expect(propertyCards(page)).not.toHaveCount(0);
    expect(urlParams(page)).toEqual({});
    await expect(searchBox(page)).toHaveValue("");
  });

  test("the same URL shows the same cards and count in another browser and after a reload", async ({
    page,
    browser,
  }) => {
    await openList(page, path);
    // The cards of the last list stay until the new ones have loaded.
    const change = async (makeChange: () => Promise<unknown>) => {
      const before = await readCardTitles(page);
      await makeChange();
      await expect.poll(() => readCardTitles(page)).not.toEqual(before);
    };
    await change(() => searchFor(page, "street"));
    await expect(page).toHaveURL(/q=street/);
    await change(() => page.getByRole("combobox", { name: "Sort" }).selectOption("price-high"));
    await expect(page).toHaveURL(/sort=price-high/);
    const shown = { titles: await readCardTitles(page), count: await resultCount(page).textContent() };

    const other = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
    await openPage(other, page.url());
    expect({ titles: await readCardTitles(other), count: await resultCount(other).textContent() }).toEqual(shown);
    await other.context().close();

    await page.reload();
    await expect(resultCount(page)).toHaveText(shown.count ?? "");
    await expect.poll(() => readCardTitles(page)).toEqual(shown.titles);
    await expect(searchBox(page)).toHaveValue("street");
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("price-high");
  });

  test("the next and previous page keep the filters and start at the top", async ({ page, request }) => {
    const response = await fetchCards(request, call, "available=true");
    await openList(page, `${path}?available=true`);
    await expectResultCount(page, response.total);
    const first = await readCardTitles(page);
    const pages = page.getByRole("navigation", { name: "Pages" });
    await expect(pages.getByRole("link", { name: "Previous" })).toHaveCount(0);

    await pages.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/available=true&cursor=/);
    await expectResultCount(page, response.total);
    await expect(propertyCards(page).first()).not.toContainText(first[0] ?? "");
    await expectScrolledToTop(page);
    const all = response.data.properties.map(({ title }) => title);
    await expect.poll(() => readCardTitles(page)).toEqual(all.slice(24, 48));

    await pages.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL(/available=true&before=/);
    await expect(propertyCards(page).first()).toContainText(first[0] ?? "");
    await expect.poll(() => readCardTitles(page)).toEqual(first);
    await expectScrolledToTop(page);
  });

  test("a listing opens at the top, and Back restores the list and its scroll position", async ({ page }) => {
    await openList(page, `${path}?available=true&sort=price-low`);
    const before = await readCardTitles(page);
    const tenth = propertyCards(page).nth(9);
    await tenth.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(300);
    await tenth.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(before[9] ?? "");
    await expectScrolledToTop(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThan(3);
    await expect.poll(() => readCardTitles(page)).toEqual(before);
    expect(urlParams(page)).toEqual({ available: "true", sort: "price-low" });
  });
});

test("Back and Forward move between submitted searches", async ({ page }) => {
  await openList(page, "/properties");
  for (const word of ["street", "road"]) {
    await searchFor(page, word);
    await expect.poll(() => urlParams(page).q).toBe(word);
  }
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("street");
  await page.goForward();
  await expect(searchBox(page)).toHaveValue("road");
});

test("a reload keeps the second page and its scroll position", async ({ page, request }) => {
  const { data } = await fetchCards(request, listPages[0].call);
  const second = data.properties.slice(24, 48).map(({ title }) => title);
  await openList(page, "/properties");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(propertyCards(page).first()).toContainText(second[0] ?? "");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  // The position is stored once scrolling stops.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => Number(sessionStorage[key]) > 800)))
    .toBe(true);
  await page.reload();
  await expect.poll(() => readCardTitles(page)).toEqual(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});

for (const [url, remainingQuery] of [
  ["/properties?q=street&cursor=bm9uc2Vuc2U", "q=street"],
  ["/rent?before=zzz", ""],
] as const) {
  test(`${url} with an invalid cursor shows the first page of the list`, async ({ page, request }) => {
    await openPage(page, url);
    const path = new URL(page.url()).pathname;
    const { call } = listPages.find((list) => list.path === path) ?? listPages[0];
    const { total, data } = await fetchCards(request, call, remainingQuery);
    await expectResultCount(page, total);
    await expect(propertyCards(page).first()).toContainText(data.properties[0]?.title ?? "none");
    expect(new URL(page.url()).search).toBe(remainingQuery && `?${remainingQuery}`);
  });
}

test("ignores unknown parameters and invalid filter values in the URL", async ({ page }) => {
  await openList(page, "/properties?sort=sideways&min_price=-5&property_type=Castle&bogus=1&available=perhaps");
  await expectResultCount(page, 60);
  await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
});

test("ignores accents, case and word order in a search", async ({ page, request }) => {
  const { total } = await fetchCards(request, listPages[0].call, "q=street+broad");
  expect(total).toBeGreaterThan(0);
  await openList(page, "/properties");
  await searchFor(page, "STRÉET bròad");
  await expectResultCount(page, total);
});
