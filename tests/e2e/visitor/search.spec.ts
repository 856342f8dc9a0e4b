import { expect, open, test } from "../support/browser-test.ts";
import {
  ask,
  cards,
  expectFound,
  expectTop,
  foundLine,
  listPages,
  openList,
  priceOf,
  query,
  titles,
} from "../support/property-lists.ts";

for (const { path, heading, call } of listPages) {
  test.describe(path, () => {
    test("typing a search narrows the list and the address, and the count is announced", async ({ page, request }) => {
      await openList(page, path);
      const { total } = await ask(request, call);
      await expectFound(page, total);
      const answer = await ask(request, call, "q=sinkor");
      await page.getByRole("searchbox", { name: "Search properties" }).fill("Sinkor");
      await expectFound(page, answer.total);
      expect(answer.total).toBeGreaterThan(0);
      expect(answer.total).toBeLessThan(total);
      expect(query(page)).toEqual({ q: "Sinkor" });
      expect(await titles(page)).toEqual(answer.data.properties.map(({ title }) => title));
    });

    test("what was typed before the controls' script came is not lost", async ({ page, request }) => {
      const { total } = await ask(request, call, "q=sinkor");
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("searchbox", { name: "Search properties" }).fill("sinkor");
      await expectFound(page, total);
      expect(query(page)).toEqual({ q: "sinkor" });
    });

    test("a search that nothing matches is the empty state, and Clear Filters leads out of it", async ({ page }) => {
      await openList(page, path);
      await page.getByRole("searchbox", { name: "Search properties" }).fill("zzzz");
      await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
      await expectFound(page, 0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page
        .getByRole("link", { name: /^Clear (All )?Filters$/ })
        .last()
        .click();
      await expect(cards(page)).not.toHaveCount(0);
      expect(query(page)).toEqual({});
      await expect(page.getByRole("searchbox", { name: "Search properties" })).toHaveValue("");
    });

    test("the same address shows the same first card and count in another browser, and after a reload", async ({
      page,
      browser,
    }) => {
      await openList(page, path);
      await page.getByRole("searchbox", { name: "Search properties" }).fill("villa");
      await expect(page).toHaveURL(/q=villa/);
      await page.getByRole("combobox", { name: "Sort" }).selectOption("price-high");
      await expect(page).toHaveURL(/sort=price-high/);
      await expect(foundLine(page)).toContainText("found");
      const shown = { titles: await titles(page), count: await foundLine(page).textContent() };

      const other = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
      await open(other, page.url());
      expect({ titles: await titles(other), count: await foundLine(other).textContent() }).toEqual(shown);
      await other.context().close();

      await page.reload();
      await expect(foundLine(page)).toHaveText(shown.count ?? "");
      expect(await titles(page)).toEqual(shown.titles);
      await expect(page.getByRole("searchbox", { name: "Search properties" })).toHaveValue("villa");
      await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("price-high");
    });

    test("next and previous page keep the filters and start at the top", async ({ page, request }) => {
      const answer = await ask(request, call, "available=true");
      await openList(page, `${path}?available=true`);
      await expectFound(page, answer.total);
      const first = await titles(page);
      const pages = page.getByRole("navigation", { name: "Pages" });
      await expect(pages.getByRole("link", { name: "Previous" })).toHaveCount(0);

      await pages.getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL(/available=true&cursor=/);
      await expectFound(page, answer.total);
      await expect(cards(page).first()).not.toContainText(first[0] ?? "");
      await expectTop(page);
      const all = answer.data.properties.map(({ title }) => title);
      expect(await titles(page)).toEqual(all.slice(24, 48));

      await pages.getByRole("link", { name: "Previous" }).click();
      await expect(page).toHaveURL(/available=true&before=/);
      await expect(cards(page).first()).toContainText(first[0] ?? "");
      expect(await titles(page)).toEqual(first);
      await expectTop(page);
    });

    test("a listing opens at the top, and Back returns to the same list and place", async ({ page }) => {
      await openList(page, `${path}?available=true&sort=price-low`);
      const before = await titles(page);
      const tenth = cards(page).nth(9);
      await tenth.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(300);
      await tenth.getByRole("link", { name: /View Details/ }).click();
      await expect(page).toHaveURL(/\/property\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(before[9] ?? "");
      await expectTop(page);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3);
      expect(await titles(page)).toEqual(before);
      expect(query(page)).toEqual({ available: "true", sort: "price-low" });
    });

    for (const [order, key] of [
      ["price-low", priceOf],
      ["price-high", (card) => -priceOf(card)],
      ["size-large", (card) => -(card.area_sqft ?? 0)],
      ["size-small", (card) => card.area_sqft ?? Number.POSITIVE_INFINITY],
      ["newest", (card) => -Date.parse(card.created_at)],
    ] as [string, (card: Awaited<ReturnType<typeof ask>>["data"]["properties"][number]) => number][]) {
      test(`sorted by ${order} the cards stand in that order`, async ({ page, request }) => {
        const { data } = await ask(request, call);
        const inOrder = data.properties.map(key).sort((a, b) => a - b);
        await openList(page, order === "newest" ? `${path}?sort=price-low` : path);
        const before = await titles(page);
        await page.getByRole("combobox", { name: "Sort" }).selectOption(order);
        await expect.poll(() => titles(page)).not.toEqual(before);
        await expect(foundLine(page)).toContainText("found");
        const byTitle = new Map(data.properties.map((card) => [card.title, key(card)]));
        expect((await titles(page)).map((title) => byTitle.get(title))).toEqual(inOrder.slice(0, 24));
        expect(query(page).sort).toBe(order === "newest" ? undefined : order);
      });
    }
  });
}

test("Back leads past the typing", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "All properties" }).click();
  const box = page.getByRole("searchbox", { name: "Search properties" });
  for (const word of ["villa", "villa congo"]) {
    await box.fill(word);
    await expect.poll(() => query(page).q).toBe(word);
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Find your place/);
  await page.goForward();
  await expect(page.getByRole("searchbox", { name: "Search properties" })).toHaveValue("villa congo");
});

test("the second page is shared and reloaded as it is, place included", async ({ page, request }) => {
  const { data } = await ask(request, listPages[0].call);
  const second = data.properties.slice(24, 48).map(({ title }) => title);
  await openList(page, "/properties");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(cards(page).first()).toContainText(second[0] ?? "");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  // The place is written down once the scrolling has come to rest.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => Number(sessionStorage[key]) > 800)))
    .toBe(true);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});

for (const [address, shown] of [
  ["/properties?q=villa&cursor=bm9uc2Vuc2U", "q=villa"],
  ["/rent?before=zzz", ""],
] as const) {
  test(`the old link ${address} shows the list's first page`, async ({ page, request }) => {
    await open(page, address);
    const path = new URL(page.url()).pathname;
    const { call } = listPages.find((list) => list.path === path) ?? listPages[0];
    const { total, data } = await ask(request, call, shown);
    await expectFound(page, total);
    await expect(cards(page).first()).toContainText(data.properties[0]?.title ?? "none");
    expect(new URL(page.url()).search).toBe(shown && `?${shown}`);
  });
}

test("what an address says that no filter knows is left aside", async ({ page }) => {
  await openList(page, "/properties?sort=sideways&min_price=-5&property_type=Castle&bogus=1&available=perhaps");
  await expectFound(page, 60);
  await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
});

test("accents, case and order of the words make no difference", async ({ page, request }) => {
  const { total } = await ask(request, listPages[0].call, "q=congo+villa");
  expect(total).toBeGreaterThan(0);
  await openList(page, "/properties");
  await page.getByRole("searchbox", { name: "Search properties" }).fill("VÍLLA còngo");
  await expectFound(page, total);
});
