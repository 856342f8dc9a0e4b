import { expect, test } from "vitest";
import type { ListPageConfig } from "#web/features/listings/list-pages/list-page-config.ts";
import { facetsKey, listPageKeys } from "#web/features/listings/list-pages/list-page-keys.ts";
import { listPagesByName } from "#web/features/listings/list-pages/list-pages-by-name.ts";
import { buildListPath, parseListParams, withFilters } from "#web/features/listings/list-pages/list-params.ts";

const read = (page: ListPageConfig, query: string) => parseListParams(page, new URLSearchParams(query));
const canonical = (page: ListPageConfig, query: string) => buildListPath(page, read(page, query));

test("an address is read and written under the API's names, in one order", () => {
  const query = "sort=price-low&city=Monrovia&q=sea+view&property_type=Villa&property_type=House&min_price=1000";
  expect(canonical(listPagesByName.rent, query)).toBe(
    "/rent?q=sea+view&property_type=Villa&property_type=House&city=Monrovia&min_price=1000&sort=price-low",
  );
});

test("what an address does not know is dropped", () => {
  const query = "q=&property_type=Castle&min_price=abc&max_price=-4&sort=best&furnished=perhaps&page=3&kind=swap";
  expect(canonical(listPagesByName.all, query)).toBe("/properties");
});

test("a filter that a page does not offer is dropped", () => {
  expect(canonical(listPagesByName.buy, "furnished=true&lease_duration=1+Year&kind=rent&available=true")).toBe(
    "/buy?available=true",
  );
});

test("a plain form's price becomes the two bounds", () => {
  expect(read(listPagesByName.rent, "price=1000-2000").filters).toMatchObject({ min_price: 1000, max_price: 2000 });
  expect(read(listPagesByName.rent, "price=0-1000").filters).toMatchObject({ min_price: undefined, max_price: 1000 });
  expect(canonical(listPagesByName.buy, "price=600000-")).toBe("/buy?min_price=600000");
});

test("a type is known whatever its case", () => {
  expect(read(listPagesByName.all, "property_type=office+space").filters.property_type).toEqual(["Office Space"]);
});

test("another filter leads to the first page of the list", () => {
  const address = read(listPagesByName.all, "cursor=abc&sort=newest&q=sinkor");
  expect(buildListPath(listPagesByName.all, address)).toBe("/properties?q=sinkor&cursor=abc");
  expect(buildListPath(listPagesByName.all, withFilters(address, { kind: "buy" }))).toBe(
    "/properties?kind=buy&q=sinkor",
  );
});

test("a page starts from its list, its counts and, for rent, its averages", () => {
  const url = new URL("https://x.example/rent?min_bedrooms=2&sort=size-large&cursor=c1");
  expect(listPageKeys(listPagesByName.rent, url)).toEqual([
    "/public/rent/properties?view=card&limit=24&min_bedrooms=2&sort=size-large&cursor=c1",
    "/public/facets?kind=rent&min_bedrooms=2",
    "/public/rent/summary?min_bedrooms=2",
  ]);
  expect(facetsKey(listPagesByName.all, read(listPagesByName.all, ""))).toBe("/public/facets");
});
