import { expect, test } from "vitest";
import type { ListPageConfig } from "#web/site/features/listings/list-pages/list-page-config.ts";
import { facetsKey, listKey, listPageKeys } from "#web/site/features/listings/list-pages/list-page-keys.ts";
import { buildListPath, parseListParams, withFilters } from "#web/site/features/listings/list-pages/list-params.ts";
import { listPagesByName } from "../support/list-pages-by-name.ts";

const parse = (config: ListPageConfig, query: string) => parseListParams(config, new URLSearchParams(query));
const normalize = (config: ListPageConfig, query: string) => buildListPath(config, parse(config, query));

test("parses and writes the query in a fixed order", () => {
  const query = "sort=price-low&city=Monrovia&q=sea+view&property_type=Villa&property_type=House&min_price=1000";
  expect(normalize(listPagesByName.rent, query)).toBe(
    "/rent?q=sea+view&property_type=House&property_type=Villa&city=Monrovia&min_price=1000&sort=price-low",
  );
});

test("drops unknown and invalid values", () => {
  const query = "q=&property_type=Castle&min_price=abc&max_price=-4&sort=best&furnished=perhaps&page=3&kind=swap";
  expect(normalize(listPagesByName.all, query)).toBe("/properties");
});

test("drops filters that the page does not offer", () => {
  expect(normalize(listPagesByName.buy, "pets=true&lease_duration=1+Year&kind=rent&available=true")).toBe(
    "/buy?available=true",
  );
});

test("parses the price range of the form into two bounds", () => {
  expect(parse(listPagesByName.rent, "price=1000-2000").filters).toMatchObject({ min_price: 1000, max_price: 2000 });
  expect(parse(listPagesByName.rent, "price=0-1000").filters).toMatchObject({ min_price: undefined, max_price: 1000 });
  expect(normalize(listPagesByName.buy, "price=600000-")).toBe("/buy?min_price=600000");
});

test("matches property types in any case", () =>
  expect(parse(listPagesByName.all, "property_type=office+space").filters.property_type).toEqual(["Office Space"]));

test("a filter change returns to the first page", () => {
  const params = parse(listPagesByName.all, "cursor=abc&sort=best&q=sinkor");
  expect(buildListPath(listPagesByName.all, params)).toBe("/properties?q=sinkor&cursor=abc");
  expect(buildListPath(listPagesByName.all, withFilters(params, { kind: "buy" }))).toBe(
    "/properties?kind=buy&q=sinkor",
  );
});

test("available homes are first unless the URL says otherwise", () => {
  const { all } = listPagesByName;
  expect(parse(all, "").sort).toBe("best");
  expect(listKey(all, parse(all, "q=sinkor"))).toContain("&sort=best");
  expect(buildListPath(all, parse(all, "sort=newest"))).toBe("/properties?sort=newest");
  // The API's own order needs no parameter.
  expect(listKey(all, parse(all, "sort=newest"))).toBe("/public/properties?view=card");
});

test("a page loads its list, its counts and, for rent, its averages", () => {
  const url = new URL("https://x.example/rent?min_bedrooms=2&sort=size-large&cursor=c1");
  expect(listPageKeys(listPagesByName.rent, url)).toEqual([
    "/public/rent/properties?min_bedrooms=2&view=card&sort=size-large&cursor=c1",
    "/public/facets?kind=rent&min_bedrooms=2",
    "/public/rent/summary?min_bedrooms=2",
  ]);
  expect(facetsKey(listPagesByName.all, parse(listPagesByName.all, ""))).toBe("/public/facets");
});
