import { describe, expect, it } from "vitest";
import type { CardListResponse, FacetsResponse } from "#contract/listings/property-responses.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { get } from "../../../support/public-client.ts";

const titles = async (query: string) => {
  const { body } = await get<CardListResponse>(`/public/properties?${query}`);
  return body.data.properties.map(({ title }) => title).sort();
};
const counts = async (query = "") => (await get<FacetsResponse>(`/public/facets?${query}`)).body.data.amenities;

const storeHomes = () =>
  storeProperties(
    buildProperty({ title: "A", amenities: ["Ocean view", "Standby generator", "Bore hole"], bedrooms: 2 }),
    buildProperty({ title: "B", amenities: ["Security guard", "Solar panels", "A/C"], bedrooms: 3 }),
    buildProperty({ kind: "rent", title: "C", amenities: ["Boys' quarters"], has_parking: true, furnished: true }),
    buildProperty({ kind: "rent", title: "D", amenities: ["No generator", "Garage", "Wi-Fi"], bedrooms: 1 }),
    buildProperty({ title: "E", amenities: ["Generator"], published: false }),
  );

describe("amenities", () => {
  it("and bedrooms are found by words and filters", async () => {
    await storeHomes();
    for (const [query, expected] of [
      ["q=standby generator", ["A"]],
      ["q=security guard", ["B"]],
      ["q=ocean view", ["A"]],
      ["q=ocean views", ["A"]],
      ["q=bore hole", ["A"]],
      ["q=A/C", ["B"]],
      ["q=sea view", ["A"]],
      ["q=borehole", ["A"]],
      ["q=boys quarters", ["C"]],
      ["q=aircon", ["B"]],
      ["q=air conditioning", ["B"]],
      ["q=wifi", ["D"]],
      ["q=mango ocean", []],
      ["amenity=power", ["A", "B"]],
      ["amenity=Power&amenity=water", ["A"]],
      ["amenity=parking", ["C", "D"]],
      ["amenity=furnished", ["C"]],
      ["amenity=air-conditioning", ["B"]],
      ["amenity=Air conditioning", ["B"]],
      ["amenity=ocean VIEW", ["A"]],
      ["amenity=Ocean", []],
      ["amenity=%F0%9F%8F%A0", []],
      ["amenity=", ["A", "B", "C", "D"]],
      ["amenity=internet&kind=buy", []],
      ["amenity=power&sort=price-low&q=a", ["A", "B"]],
      ["bedrooms=2", ["A"]],
      ["bedrooms=0", []],
      ["max_bedrooms=2", ["A", "D"]],
      ["min_bedrooms=2&max_bedrooms=3", ["A", "B"]],
    ] as const)
      expect(await titles(query), query).toEqual(expected);
  });

  it("are counted, in lists without and with filters, each together with the chosen ones", async () => {
    await storeHomes();
    const all = { power: 2, water: 1, security: 1, parking: 2, furnished: 1, "air-conditioning": 1, internet: 1 };
    expect(await counts()).toEqual(all);
    expect(await counts("q=house")).toEqual({ ...all, power: 2 });
    expect(await counts("kind=rent")).toMatchObject({ power: 0, parking: 2, internet: 1 });
    expect(await counts("amenity=power")).toMatchObject({ power: 2, water: 1, security: 1, parking: 0 });
    expect(await counts("min_bedrooms=3")).toMatchObject({ power: 1, water: 0, security: 1 });
    const { body } = await get<FacetsResponse>("/public/facets?amenity=power");
    expect(body.data.kind).toEqual({ buy: 2, rent: 0 });
    expect(body.data.min_bedrooms).toMatchObject({ 1: 2, 2: 2, 3: 1 });
  });

  it("follow a change of a listing", async () => {
    await storeHomes();
    const { send, publish } = await createAdminClient();
    const { uuid } = await publish("buy", { title: "Z", amenities: "Ocean view, Generator" });
    expect(await titles("q=ocean view")).toEqual(["A", "Z"]);
    expect(await counts()).toMatchObject({ power: 3, parking: 2 });
    await send("/update/buy/property", { method: "PATCH", body: { uuid, amenities: ["Car port"] } });
    expect(await titles("q=ocean view")).toEqual(["A"]);
    expect(await titles("amenity=parking")).toEqual(["C", "D", "Z"]);
    expect(await counts()).toMatchObject({ power: 2, parking: 3 });
    await send("/update/buy/property", { method: "PATCH", body: { uuid, title: "Y" } });
    expect(await titles("amenity=parking")).toEqual(["C", "D", "Y"]);
  });
});
