import { expect, it } from "vitest";
import type { CardListResponse, FacetsResponse } from "#contract/listings/property-responses.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { get } from "../../../support/public-client.ts";
import { casesOf } from "../../../support/tables/cases-of.ts";

const titles = async (query: string) => {
  const { status, body } = await get<CardListResponse>(`/public/properties?${query}`);
  expect(status, query).toBe(200);
  return body.data.properties
    .map(({ title }) => title)
    .sort()
    .join("");
};

const storeHomes = () =>
  storeProperties(
    buildProperty({ title: "A", area: "Sinkor", amenities: ["40 kVA generator", "Borehole"], bathrooms: 1.5 }),
    buildProperty({ title: "B", area: "Congo Town", generator: true, water: "piped", fence: true, bathrooms: 2 }),
    buildProperty({ title: "C", city: "Paynesville", area: "ELWA Junction", generator: false, amenities: ["LEC"] }),
    buildProperty({ kind: "rent", title: "D", area: "Paynesville", amenities: ["Fully furnished", "Watchman"] }),
    buildProperty({ kind: "rent", title: "E", area: "Duala", furnished: true, has_parking: true, power: "own_meter" }),
    buildProperty({
      kind: "rent",
      title: "F",
      area: "Duala",
      furnished: false,
      amenities: ["No generator", "Car park"],
    }),
    buildProperty({ title: "G", area: "Duala", generator: false, amenities: ["Generator"], bathrooms: 1 }),
  );

/** Facts, amenities, words, places and half bathrooms, in each order and with a search: each way to read a list is used. */
it.each(
  casesOf(`
    ABG: generator=true | generator=true&sort=price-low | generator=true&q=house
    CG: generator=false
    A: water=borehole
    AB: water=borehole&water=piped | amenity=water
    ABCEG: amenity=power
    BD: amenity=security
    E: power=own_meter
    CE: power=own_meter&power=shared_meter
    B: fence=true
    D: guard=true
    DE: furnished=true | furnished=true&sort=size-large
    F: furnished=false
    EF: parking=true | amenity=parking
    ABFG: q=generator | q=genset&sort=price-high
    DE: q=furnished
    B: q=fence
    CE: q=LEC
    AB: q=water
    CD: place=Paynesville | place=Paynesville&sort=price-low
    ACD: place=sinkor&place=PAYNESVILLE
    A: place=Sinkor&place=Paynesville&generator=true
    : place=Nowhere
    C: city=Paynesville
    AB: min_bathrooms=1.5&kind=buy
    B: min_bathrooms=2&area=Sinkor&area=Congo Town
    G: min_bathrooms=0.5&area=Duala&kind=buy&sort=price-low
  `),
)("finds homes by %s", async (query, expected = "") => {
  await storeHomes();
  expect(await titles(query)).toBe(expected);
});

it("counts each value that a fact or an amenity states, stored and over matches", async () => {
  await storeHomes();
  await expectDerivedDataToMatch();
  const facets = async (query = "") => (await get<FacetsResponse>(`/public/facets?${query}`)).body.data;
  const all = {
    generator: { true: 3, false: 2 },
    water: { piped: 1, borehole: 1 },
    power: { own_meter: 1 },
    guard: { true: 1 },
  };
  expect(await facets()).toMatchObject(all);
  expect(await facets("available=true")).toMatchObject(all);
  expect((await facets("power=own_meter&power=shared_meter")).kind).toEqual({ buy: 1, rent: 1 });
});

it("follows a changed fact", async () => {
  const admin = await createAdminClient();
  const { uuid } = await admin.publish("buy", { title: "A", amenities: [] });
  const send = (fields: object) => admin.send("/update/buy/property", { method: "PATCH", body: { uuid, ...fields } });
  expect(await titles("amenity=water")).toBe("");
  await send({ living: { water: "tank" } });
  expect(await titles("amenity=water")).toBe("A");
  await send({ living: { water: null }, amenities: ["Hand pump"], bathrooms: 2.5 });
  expect(await titles("water=hand_pump&min_bathrooms=2.5")).toBe("A");
  await send({ amenities: [], bathrooms: 3 });
  expect(await titles("amenity=water")).toBe("");
  expect(await titles("min_bathrooms=3")).toBe("A");
});
