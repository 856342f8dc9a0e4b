import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { NearestSearch } from "#contract/listings/nearest/nearest-search.ts";
import { noFilters, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { describeEmptySearch } from "#web/site/features/listings/list/empty/describe-search.ts";
import { AllProperties } from "#web/site/routes/listings/all-properties.tsx";
import { Rent } from "#web/site/routes/listings/rent.tsx";
import { resetScreen } from "../support/account-api.tsx";
import {
  buildCardList,
  buildRentCard,
  mockListApi,
  renderListAt,
  sampleFacets,
  withDefaultResponses,
} from "../support/property-list-api.tsx";

afterEach(resetScreen);

const filters = "property_type=Villa&area=Congo+Town";
const nearest = (change: NearestSearch["change"], query: string, count: number, exact = true) => ({
  ...{ change, query, count, exact },
});

function mockEmptyList(...searches: NearestSearch[]) {
  return mockListApi((key) =>
    key.startsWith("/public/nearest") ? { data: { searches } } : withDefaultResponses(() => buildCardList([]))(key),
  );
}

const findLinks = async () =>
  within(await screen.findByRole("list", { name: "Nearest results" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href") ?? "")]);

test("an empty list says what was searched and links to the nearest results with their counts", async () => {
  const { requestedKeys } = mockEmptyList(
    nearest("kind", `kind=buy&${filters}`, 3),
    nearest("nearby", "kind=rent&property_type=Villa&city=Monrovia", 50, false),
    nearest("area", "kind=rent&property_type=Villa&area=Sinkor", 4),
    nearest("type", "kind=rent&area=Congo+Town", 2),
  );
  await renderListAt(<Rent />, `/rent?${filters}`);
  expect(await screen.findByText("No villas for rent in Congo Town.")).toBeTruthy();
  await screen.findByText("3 for sale");
  expect(await findLinks()).toEqual([
    ["3 for sale", "/buy?property_type=Villa&area=Congo+Town"],
    ["50+ for rent nearby", "/rent?property_type=Villa&city=Monrovia"],
    ["4 in Sinkor", "/rent?property_type=Villa&area=Sinkor"],
    ["2 of other types", "/rent?area=Congo+Town"],
  ]);
  expect(requestedKeys).toContain(`/public/nearest?kind=rent&${filters}`);
});

test("the nearest results that came with the page are not requested", async () => {
  const { requestedKeys } = mockEmptyList();
  await renderListAt(<Rent />, `/rent?${filters}`, {
    [`/public/rent/properties?${filters}&view=card&sort=best`]: buildCardList([]),
    [`/public/nearest?kind=rent&${filters}`]: { data: { searches: [nearest("type", "kind=rent&area=Congo+Town", 2)] } },
  });
  expect((await findLinks()).map(([text]) => text)).toEqual(["2 of other types"]);
  expect(requestedKeys.filter((key) => key.startsWith("/public/nearest"))).toEqual([]);
});

test("the links of All Properties stay there", async () => {
  mockEmptyList(nearest("price", "kind=rent&q=pool", 2), nearest("only-type", "kind=rent&property_type=Villa", 6));
  await renderListAt(<AllProperties />, "/properties?kind=rent&q=pool&max_price=500");
  await screen.findByText("6 villas for rent");
  expect(await findLinks()).toEqual([
    ["2 above $500", "/properties?kind=rent&q=pool"],
    ["6 villas for rent", "/properties?kind=rent&property_type=Villa"],
  ]);
});

test("without nearest results there is a hint, and a way to ask", async () => {
  mockEmptyList();
  await renderListAt(<Rent />, "/rent?furnished=true");
  expect(await screen.findByText("Try fewer filters or another area.")).toBeTruthy();
  expect(screen.getByText("Ask us to find one").getAttribute("href")).toBe("/contact?service=real-estate");
  expect(screen.queryByRole("list", { name: "Nearest results" })).toBeNull();
});

test("a failed request for the nearest results leaves the hint", async () => {
  mockListApi((key) => (key.startsWith("/public/nearest") ? 422 : withDefaultResponses(() => buildCardList([]))(key)));
  await renderListAt(<Rent />, "/rent?q=castle");
  expect(await screen.findByText("Check the spelling, or try another area.")).toBeTruthy();
});

test("a search of words alone offers the whole list once, and no map or sort order", async () => {
  mockEmptyList(nearest("text", "kind=rent", 50, false));
  await renderListAt(<Rent />, "/rent?q=castle");
  expect(await screen.findByText("Check the spelling, or try another area.")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Nearest results" })).toBeNull();
  expect(screen.getAllByText("Clear All Filters").map((link) => link.getAttribute("href"))).toEqual(["/rent"]);
  expect(screen.queryByLabelText("Sort")).toBeNull();
  expect(screen.queryByText("Map")).toBeNull();
});

test.each<[Partial<PropertyFilters>, string]>([
  [{ kind: "buy", property_type: ["House", "Land"] }, "No houses or plots of land for sale."],
  [{ min_bedrooms: 3, min_bathrooms: 2, city: ["Monrovia"] }, "No homes with 3+ beds and 2+ baths in Monrovia."],
  [{ area: ["A", "B", "C"], min_price: 1000, max_price: 2000 }, "No homes in these areas between $1,000 and $2,000."],
  [{ q: '"sea view"', furnished: true }, "No homes match “sea view” and fit all filters."],
])("describes %j", (search, sentence) => expect(describeEmptySearch({ ...noFilters, ...search })).toBe(sentence));

test("links to the areas with the most homes, and hides the quick filters without homes", async () => {
  const noHomes = Object.fromEntries(Object.entries(sampleFacets.data).map(([name]) => [name, {}]));
  const withAreas = { ...sampleFacets, data: { ...sampleFacets.data, area: { Airfield: 1, Sinkor: 9 } } };
  mockListApi((key) => {
    if (key === "/public/facets") return withAreas;
    if (key.startsWith("/public/facets"))
      return { ...sampleFacets, total: 0, data: { ...sampleFacets.data, ...noHomes } };
    return withDefaultResponses(() => buildCardList([]))(key);
  });
  await renderListAt(<AllProperties />, "/properties?q=zzzz");
  await screen.findByText("Sinkor");
  const areas = within(screen.getByRole("region", { name: "Areas with homes" })).getAllByRole("link");
  expect(areas.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sinkor 9", "/properties?area=Sinkor"],
    ["Airfield 1", "/properties?area=Airfield"],
  ]);
  expect(screen.queryByRole("navigation", { name: "Quick filters" })).toBeNull();
});

test("an empty list shows the available homes of the same kind with the closest price", async () => {
  const homes = "/public/properties?kind=rent&available=true&view=card&sort=price-low&limit=24";
  const { requestedKeys } = mockListApi((key) => {
    if (key.startsWith("/public/nearest"))
      return { data: { searches: [nearest("kind", "kind=buy", 28), nearest("price", "kind=rent", 32)] } };
    const list = buildCardList(key === homes ? [buildRentCard({ title: "Garden studio" })] : []);
    return withDefaultResponses(() => list)(key);
  });
  await renderListAt(<Rent />, "/rent?max_price=2");
  await screen.findByText("Garden studio");
  expect(within(screen.getByRole("region", { name: "Closest homes" })).getAllByRole("article")).toHaveLength(1);
  expect(requestedKeys).toContain(homes);
});

test("homes that have nothing in common with the words of a search are not called close", async () => {
  mockListApi((key) => {
    if (key.startsWith("/public/nearest")) return { data: { searches: [nearest("text", "", 28)] } };
    const list = buildCardList(key.includes("limit=3") ? [buildRentCard({ title: "Garden studio" })] : []);
    return withDefaultResponses(() => list)(key);
  });
  await renderListAt(<AllProperties />, "/properties?q=zzzz");
  await screen.findByText("Garden studio");
  expect(screen.getByRole("heading", { name: "Other homes" })).toBeTruthy();
});
