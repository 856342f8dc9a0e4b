import { describe, expect, it } from "vitest";
import type { CardListResponse, FacetsResponse, RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

const facets = async (query = "") => (await get<FacetsResponse>(`/public/facets${query}`)).body;
const total = async (query: string) => (await get<CardListResponse>(`/public/properties${query}`)).body.total;
const lowestPrices = async (query = "") => (await facets(query)).lowest_prices;

const storeSampleProperties = () =>
  storeProperties(
    buildProperty({ property_type: "House", area: "Sinkor", bedrooms: 3, bathrooms: 2, price: 1000 }),
    buildProperty({ property_type: "Villa", area: "Sinkor", bedrooms: 5, bathrooms: 4, price: 450_000 }),
    buildProperty({ property_type: "Loft", city: "Paynesville", price: 90_000 }),
    buildProperty({ kind: "rent", area: "Sinkor", bedrooms: 2, monthly_rent: 2000, furnished: true }),
    buildProperty({ kind: "rent", property_type: "Studio", bedrooms: 0, monthly_rent: 600, is_available: false }),
  );

describe("facets", () => {
  it("count every option of an unfiltered list, including zeros, by the price options of the kind", async () => {
    await storeSampleProperties();
    const { data, exact } = await facets();
    expect(exact).toBe(true);
    expect(data.kind).toEqual({ buy: 3, rent: 2 });
    expect(data.property_type).toMatchObject({ House: 2, Villa: 1, Loft: 1, Studio: 1, Condo: 0 });
    expect([data.city, data.area]).toEqual([{ Monrovia: 4, Paynesville: 1 }, { Sinkor: 3 }]);
    expect(data.min_bedrooms).toEqual({ 1: 3, 2: 3, 3: 2, 4: 1 });
    expect(data.min_bathrooms).toEqual({ 1: 2, 2: 2, 3: 1 });
    expect(data.price).toEqual({ "0-1000": 2, "1000-2000": 2, "2000-3000": 1, "3000-5000": 0, "5000-": 2 });
    // Those of /rent and of /properties.
    const ofRentals = { "0-1000": 1, "1000-2000": 1, "2000-3000": 1, "3000-": 0, "3000-5000": 0, "5000-": 0 };
    expect((await facets("?kind=rent")).data.price).toEqual(ofRentals);
    expect((await facets("?kind=buy")).data.price).toMatchObject({ "0-200000": 2, "400000-600000": 1 });
  });

  it("name the lowest price of each area under all filters except the area", async () => {
    await storeSampleProperties();
    await storeProperties(buildProperty({ area: "Congo Town", price: 80_000, bedrooms: 4, published: false }));
    expect(await lowestPrices()).toEqual({ Sinkor: { buy: 1000, rent: 2000 } });
    expect(await lowestPrices("?kind=buy")).toEqual({ Sinkor: { buy: 1000 } });
    expect(await lowestPrices("?min_bedrooms=4")).toEqual({ Sinkor: { buy: 450_000 } });
    expect(await lowestPrices("?area=Congo+Town&kind=rent")).toEqual({ Sinkor: { rent: 2000 } });
    expect(await lowestPrices("?q=nothing-matches")).toEqual({});
  });

  it("count each facet as if its own filter were not set, like the list of each option", async () => {
    await storeSampleProperties();
    const { data } = await facets("?property_type=House&area=Sinkor");
    expect(data.property_type).toMatchObject({ House: 2, Villa: 1, Studio: 0 });
    expect(data.area).toEqual({ Sinkor: 2 });
    expect(data.min_bedrooms).toEqual({ 1: 2, 2: 2, 3: 1, 4: 0 });
    expect(data.kind).toEqual({ buy: 1, rent: 1 });
    for (const filter of ["min_bedrooms=2", "q=house&property_type=House", "furnished=true&kind=rent"]) {
      const { data } = await facets(`?${filter}`);
      for (const name of ["property_type", "city", "area", "min_bedrooms", "min_bathrooms"] as const) {
        const others = filter.split("&").filter((part) => !part.startsWith(name));
        for (const [option, count] of Object.entries(data[name])) {
          const query = `?${[...others, `${name}=${encodeURIComponent(option)}`].join("&")}`;
          expect(await total(query), query).toBe(count);
        }
      }
    }
  });

  it("change with every change of a property", async () => {
    await storeSampleProperties();
    const villa = "property_type = 'Villa', type_key = 'villa', price_cents = 300000";
    for (const change of [
      `UPDATE properties SET ${villa} WHERE n = 1`,
      "UPDATE properties SET deleted_at = 'x' WHERE n = 2",
      "DELETE FROM properties WHERE n = 5",
    ])
      await runSql(change);
    const { data } = await facets();
    expect(data.property_type).toMatchObject({ House: 1, Villa: 1, Studio: 0 });
    expect(data.price).toMatchObject({ "2000-3000": 2, "3000-5000": 1 });
    expect(await total("?property_type=Villa&min_bedrooms=1")).toBe(1);
    expect(await total("?min_price=3000&max_price=3000")).toBe(1);
  });

  it("reject what the lists reject", async () => {
    expect((await get("/public/facets?min_price=-1")).status).toBe(422);
    expect((await get("/public/rent/summary?available=perhaps")).status).toBe(422);
  });
});

it("the rent summary averages the known values of rentals and counts the available ones", async () => {
  const summary = async (query = "") => (await get<RentSummaryResponse>(`/public/rent/summary${query}`)).body;
  const empty = { average_rent: null, average_bedrooms: null, average_area_sqft: null, available_now: 0, count: 0 };
  expect(await summary()).toEqual({ data: empty, exact: true });
  await storeProperties(
    buildProperty({ kind: "rent", monthly_rent: 1000, bedrooms: 2, area_sqft: 900 }),
    buildProperty({ kind: "rent", monthly_rent: 501, bedrooms: 1, is_available: false }),
    buildProperty({ kind: "rent", monthly_rent: 600, area_sqft: 1100, furnished: true }),
    buildProperty({ price: 90_000, bedrooms: 9 }),
    // An office has no bedrooms, which says nothing about homes.
    buildProperty({ kind: "rent", property_type: "Office", monthly_rent: 700, bedrooms: 0, is_available: false }),
  );
  const expected = { average_rent: 700, average_bedrooms: 1.5, average_area_sqft: 1000, available_now: 2, count: 4 };
  expect(await summary()).toEqual({ data: expected, exact: true });
  expect(await summary("?min_price=0.5")).toEqual({ data: expected, exact: true });
  const furnished = { average_rent: 600, average_bedrooms: null, count: 1 };
  expect(await summary("?furnished=true")).toMatchObject({ data: furnished });
  expect(await summary("?q=castle")).toEqual({ data: empty, exact: true });
});
