import { expect, it } from "vitest";
import { fitPrices } from "#shared/prices/fit-prices.ts";
import { maxFiguresBytes, type PricedHome } from "#shared/prices/price-figures.ts";
import { findPriceRank, findUsualPrice, type PriceQuestion } from "#shared/prices/usual-price.ts";

const home = (price: number, overrides: Partial<PricedHome> = {}): PricedHome => ({
  price,
  area: "sinkor",
  city: "monrovia",
  type: "apartment",
  bedrooms: 2,
  ...overrides,
});
const prices = [700, 800, 900, 950, 1000, 1000, 1050, 1100, 1200, 1300, 1500];
const times = (count: number, price: number, overrides?: Partial<PricedHome>) =>
  Array.from({ length: count }, (_, index) => home(price * (1 + index / 20), overrides));
const ask = (rent: readonly PricedHome[], question: Partial<PriceQuestion> = {}) =>
  findUsualPrice(fitPrices({ buy: [], rent }, "2026-03-01"), {
    kind: "rent",
    area: "sinkor",
    types: ["apartment"],
    bedrooms: 2,
    ...question,
  });

it("says what such homes usually cost, from how many and of which day", () => {
  expect(ask(prices.map((price) => home(price)))).toEqual({
    low: 750,
    usual: 1000,
    high: 1400,
    homes: 11,
    level: "area",
    as_of: "2026-03-01",
  });
});

it.each([
  ["the area with five", 5, 0, 0, "area", 5],
  ["the city with fewer in the area", 4, 1, 9, "city", 5],
  ["all with fewer in the city", 3, 1, 1, "all", 5],
  ["nothing below five", 2, 1, 1, undefined, undefined],
])("says %s", (_, inArea, inCity, elsewhere, level, homes) => {
  const found = ask([
    ...times(inArea, 1000),
    ...times(inCity, 1000, { area: "congo_town" }),
    ...times(elsewhere, 1000, { area: "elwa", city: "paynesville" }),
    ...times(9, 1000, { bedrooms: 3 }),
    ...times(9, 1000, { type: "house" }),
  ]);
  expect([found?.level, found?.homes]).toEqual([level, homes]);
});

it.each<[Partial<PriceQuestion>, number]>([
  [{ bedrooms: undefined }, 12],
  [{ types: undefined }, 11],
  [{ types: undefined, bedrooms: undefined }, 17],
  [{ area: undefined, types: undefined, bedrooms: undefined }, 23],
  [{ area: "paynesville", types: undefined, bedrooms: undefined }, 6],
])("compares %o with %i homes", (question, homes) => {
  const stock = [
    ...times(6, 1000),
    ...times(6, 1400, { bedrooms: 3 }),
    ...times(5, 1500, { type: "house" }),
    ...times(6, 500, { area: "elwa", city: "paynesville" }),
  ];
  expect(ask(stock, question)?.homes).toBe(homes);
});

it("believes few homes of an area less than many", () => {
  const others = ["a", "b", "c", "d"].flatMap((area) => times(20, 1000, { area }));
  const usual = (count: number) => ask([...others, ...times(count, 3000)])?.usual ?? 0;
  expect(usual(5)).toBeLessThan(usual(40));
  expect(usual(5)).toBeGreaterThan(ask(others)?.usual ?? 0);
});

it.each([10, 0.1, 100])("does not count a price with a typing error (× %d)", (factor) => {
  const right = prices.map((price) => home(price));
  expect(ask([...right, home(1000 * factor)])).toEqual(ask(right));
});

it("stores at most 4 kB, however many areas there are, and keeps those with the most homes", () => {
  const stock = Array.from({ length: 400 }, (_, index) =>
    times(2 + (index % 9), 800 + index, { area: `an_area_with_a_long_name_${index}`, bedrooms: index % 6 }),
  ).flat();
  const figures = fitPrices({ buy: stock, rent: [...stock, ...times(30, 1000)] }, "2026-03-01");
  expect(new TextEncoder().encode(JSON.stringify(figures)).length).toBeLessThanOrEqual(maxFiguresBytes);
  expect(figures.rent?.areas[0]?.[0]).toBe("sinkor");
});

it.each([
  [900, 10],
  [1000, 50],
  [1400, 90],
  [200, 0],
  [9000, 100],
])("ranks a price of %i at %i of 100", (price, rank) => {
  const usual = { low: 900, usual: 1000, high: 1400, homes: 11, level: "area", as_of: "2026-03-01" } as const;
  expect(findPriceRank(usual, price)).toBe(rank);
});
