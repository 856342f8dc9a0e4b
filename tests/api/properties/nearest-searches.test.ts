import { describe, expect, it } from "vitest";
import type { NearestSearchesResponse } from "#contract/listings/nearest/nearest-search.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { get, send } from "../../support/public-client.ts";

const nearest = async (query: string) =>
  (await get<NearestSearchesResponse>(`/public/nearest?${query}`)).body.data.searches;
const total = async (query: string) => (await get<CardListResponse>(`/public/properties?${query}`)).body.total;
const times = (count: number, overrides: Parameters<typeof buildProperty>[0]) =>
  Array.from({ length: count }, () => buildProperty(overrides));

const villas = (kind: "buy" | "rent", area: string, city = "Monrovia") => ({
  kind,
  property_type: "Villa",
  area,
  city,
});

async function storeVillas() {
  await storeProperties(
    ...times(3, villas("buy", "Congo Town")),
    ...times(4, villas("rent", "Sinkor")),
    ...times(1, { ...villas("rent", "Old Road"), monthly_rent: 450 }),
    ...times(2, villas("rent", "ELWA", "Paynesville")),
    ...times(2, { kind: "rent", property_type: "House", area: "Congo Town" }),
  );
}

describe("the nearest searches of an empty list", () => {
  it("may have every filter and a search with a short last word", async () => {
    await storeVillas();
    const all =
      "kind=rent&city=Monrovia&area=Sinkor&place=Sinkor&property_type=House&min_price=1&max_price=2&min_bedrooms=9&min_bathrooms=1e308" +
      "&status=available&amenity=pool&amenity=power&furnished=true&lease_duration=1+year&power=own_meter&water=piped&q=house+zz";
    expect(await nearest(all)).toMatchObject([{ change: "only-place" }, { change: "only-type" }]);
  });

  it("are sales, other areas of the city and other types, each with the count of its list", async () => {
    await storeVillas();
    const searches = await nearest("kind=rent&property_type=Villa&area=Congo+Town");
    expect(searches).toEqual([
      { change: "kind", query: "kind=buy&property_type=Villa&area=Congo+Town", count: 3, exact: true },
      { change: "nearby", query: "kind=rent&property_type=Villa&city=Monrovia", count: 5, exact: true },
      { change: "area", query: "kind=rent&property_type=Villa&area=Sinkor", count: 4, exact: true },
      { change: "area", query: "kind=rent&property_type=Villa&area=Old+Road", count: 1, exact: true },
      { change: "type", query: "kind=rent&area=Congo+Town", count: 2, exact: true },
    ]);
    for (const { query, count } of searches) expect(await total(query), query).toBe(count);
  });

  it("leave out one filter each, or all but one, with the count of the list", async () => {
    await storeVillas();
    for (const [name, query, changes] of [
      ["a price between the options", "kind=rent&property_type=Villa&area=Sinkor&max_price=475", ["nearby", "price"]],
      ["rooms", "kind=rent&property_type=Villa&area=Sinkor&min_bedrooms=12", ["rooms"]],
      ["features", "kind=rent&property_type=Villa&furnished=true", ["kind", "features"]],
      ["words", "kind=rent&property_type=Villa&q=zzzz", ["text"]],
      ["a short last word, which may be ignored", "kind=rent&property_type=Land&q=mango+z", ["type"]],
      ["a city", "kind=buy&city=Paynesville", ["kind", "nearby"]],
      ["an area without listings", "kind=rent&area=Nowhere&property_type=House", ["only-type"]],
      ["two filters at once", "kind=rent&area=Congo+Town&property_type=Land&q=zzzz", ["only-place"]],
      ["nothing that exists", "q=zzzz&property_type=Land&kind=rent", []],
    ] as const) {
      expect(await total(query), name).toBe(0);
      const searches = await nearest(query);
      expect(
        searches.map(({ change }) => change).filter((change) => change !== "area"),
        name,
      ).toEqual(changes);
      for (const { query: wider, count } of searches) expect(await total(wider), wider).toBe(count);
    }
    for (const query of ["kind=rent", "kind=rent&area=Sinkor", "kind=rent&max_price=475", "q=villa", ""])
      expect(await nearest(query), `a list with results: ${query}`).toEqual([]);
  });

  it("count up to 50", async () => {
    await storeProperties(...times(51, { property_type: "House", area: "Sinkor" }));
    expect(await nearest("kind=buy&property_type=Villa&area=Sinkor")).toEqual([
      { change: "type", query: "kind=buy&area=Sinkor", count: 50, exact: false },
    ]);
  });
});

it("may be cached, and an invalid filter is a 422 that names it", async () => {
  expect((await get("/public/nearest?kind=rent")).headers.get("cache-control")).toBe("public, max-age=60");
  const response = await send("/api/v1/public/nearest?kind=castle");
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("kind");
});

it("the page of an empty list contains them", async () => {
  await storeVillas();
  const html = await (await send("/rent?property_type=Warehouse&area=Sinkor")).text();
  expect(html).toContain("No warehouses for rent in Sinkor.");
  expect(html).toContain("of other types");
});
