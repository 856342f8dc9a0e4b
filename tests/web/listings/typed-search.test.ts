import { expect, test } from "vitest";
import { parseListParams } from "#web/site/features/listings/list-pages/list-params.ts";
import { typedSearchPath } from "#web/site/features/listings/search/typed-search-path.ts";
import { listPagesByName } from "../support/list-pages-by-name.ts";
import { sampleFacets } from "../support/property-list-api.tsx";

const places = { ...sampleFacets, data: { ...sampleFacets.data, area: { Sinkor: 9, "Congo Town": 5, ELWA: 1 } } };

function getPath(url: string, facets?: typeof places, lrdPerUsd?: number): string {
  const [path = "", query] = url.split("?");
  const config = Object.values(listPagesByName).find((page) => page.path === path) ?? listPagesByName.all;
  return typedSearchPath(config, parseListParams(config, new URLSearchParams(query)), facets, lrdPerUsd);
}

test.each([
  ["/properties?q=apartment for rent in sinkor", "/rent?property_type=Apartment&area=Sinkor"],
  ["/properties?q=house for sale", "/buy?property_type=House"],
  ["/properties?q=3 bedrooms", "/properties?min_bedrooms=3"],
  ["/rent?q=two bedroom under 500", "/rent?max_price=500&min_bedrooms=2"],
  ["/buy?q=congotown", "/buy?area=Congo+Town"],
  ["/rent?q=flat with generator near ELWA", "/rent?property_type=Apartment&area=ELWA&generator=true"],
  ["/properties?q=two bedroom under 500", "/properties?max_price=500&min_bedrooms=2"],
  ["/rent?q=ocean view", "/rent?q=ocean+view"],
  ["/properties?q=STRÉET bròad", "/properties?q=STR%C3%89ET+br%C3%B2ad"],
  ["/rent?q=🏠 !!", "/rent"],
  ["/properties?q=sinkor 800", "/properties?area=Sinkor&max_price=800"],
  ["/properties?q=rent 500", "/rent?max_price=500"],
  ["/properties?q=cheapest house in sinkor", "/properties?property_type=House&area=Sinkor&sort=price-low"],
  ["/rent?q=exactly 2 bedrooms&min_bedrooms=3", "/rent?bedrooms=2"],
  ["/rent?q=one bed with aircon", "/rent?bedrooms=1&amenity=air-conditioning"],
  [
    "/buy?q=furnished house in sinker",
    "/buy?property_type=House&area=Sinkor&furnished=true&typed=q%3D%2522sinker%2522%26property_type%3DHouse%26furnished%3Dtrue",
  ],
  ["/rent?q=100000 LRD", "/rent?q=100000+LRD"],
])("%s leads to %s", (url, expected) => expect(getPath(url, places)).toBe(expected));

test.each([
  ["sinker house", '"sinker"', "property_type=House"],
  ["genrator congo tawn", '"genrator" "congo tawn"', ""],
  ["under 500 sinkr", '"sinkr"', "max_price=500"],
])("a corrected search keeps the link to %s as typed, with the filters of the list", (typed, q, filters) => {
  const path = getPath(`/rent?q=${typed}&min_bathrooms=2`, places);
  const asTyped = new URLSearchParams(new URLSearchParams(path.split("?")[1]).get("typed") ?? "");
  expect(asTyped.get("q")).toBe(q);
  asTyped.delete("q");
  expect(`${asTyped}`).toBe([filters, "min_bathrooms=2"].filter(Boolean).join("&"));
});

test.each(["sinkor house", '"sinker" house', '"sinker', "ocean view"])("%s has no other spelling", (typed) =>
  expect(getPath(`/rent?q=${encodeURIComponent(typed)}`, places)).not.toContain("typed="),
);

test.each([
  ["a typed price replaces both bounds", "/rent?q=under 500&min_price=1000&max_price=2000", "/rent?max_price=500"],
  ["a typed place replaces area and city", "/rent?q=sinkor&area=ELWA&city=Paynesville", "/rent?area=Sinkor"],
  ["a typed type replaces the types", "/rent?q=house&property_type=Villa", "/rent?property_type=House"],
  [
    "other filters and the order stay",
    "/rent?q=house&min_bedrooms=2&sort=price-low",
    "/rent?property_type=House&min_bedrooms=2&sort=price-low",
  ],
  ["another kind drops the price, which was a rent", "/rent?q=for sale&max_price=500&area=Sinkor", "/buy?area=Sinkor"],
  ["the same kind keeps the price", "/rent?q=for rent&max_price=500", "/rent?max_price=500"],
  ["a selected kind stays selected", "/properties?kind=rent&q=house", "/properties?kind=rent&property_type=House"],
])("%s", (_, url, expected) => expect(getPath(url, places)).toBe(expected));

test("an amount in Liberian dollars is converted at the rate of the owner", () =>
  expect(getPath("/rent?q=100000 LRD", places, 200)).toBe("/rent?max_price=500"));

test("without the names of places, places stay text", () =>
  expect(getPath("/rent?q=house in sinkor")).toBe("/rent?q=sinkor&property_type=House"));
