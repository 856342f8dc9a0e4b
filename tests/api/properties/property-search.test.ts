import { beforeEach, describe, expect, it } from "vitest";
import { sortOrders } from "#contract/listings/property-options.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";

async function find(q: string, more = ""): Promise<string[]> {
  const { status, body } = await get<CardListResponse>(`/public/properties?q=${encodeURIComponent(q)}${more}`);
  expect(status, q).toBe(200);
  return body.data.properties.map(({ title }) => title);
}

describe("a search", () => {
  beforeEach(() =>
    storeProperties(
      buildProperty({
        title: "Maison Crème",
        description: "Vue sur l'océan",
        address: "Rue O'Neill",
        city: "Monrovia",
      }),
      buildProperty({
        title: "Yellow Bungalow",
        description: "St. Paul River",
        property_type: "Townhouse",
        state: "Margibi",
      }),
      buildProperty({
        title: "Office block",
        property_type: "Office Space",
        address: "Ashmun Street",
        area: "Snapper Hill",
      }),
    ),
  );

  it.each([
    ["creme", ["Maison Crème"]],
    ["CRÈME maison", ["Maison Crème"]],
    ["ocean", ["Maison Crème"]],
    ["oneill", ["Maison Crème"]],
    ["O'Ne", ["Maison Crème"]],
    ["yel bun", ["Yellow Bungalow"]],
    ["bun yel", ["Yellow Bungalow"]],
    ["townho", ["Yellow Bungalow"]],
    ["margibi", ["Yellow Bungalow"]],
    ["office space ashmun", ["Office block"]],
    ["snapper", ["Office block"]],
    ["ellow", []],
    ["yellow office", []],
  ])("for %j finds %j", async (q, found) => {
    for (const sort of ["best", "newest", "price-low", "size-large"])
      expect(await find(q, `&sort=${sort}`), sort).toEqual(found);
  });

  it("matches a last word under three letters only as a whole word", async () => {
    expect(await find("river st")).toEqual(["Yellow Bungalow"]);
    expect(await find("hill as")).toEqual(["Office block"]);
  });

  it("ignores a short last word that matches nothing, in every order", async () => {
    for (const sort of ["best", "newest", "price-high"])
      expect(await find("maison zz", `&sort=${sort}`), sort).toEqual(["Maison Crème"]);
  });

  it("does not ignore a short word that is the only one", async () => {
    expect(await find("zz")).toEqual([]);
  });

  it.each([
    '"',
    "'",
    "*",
    "(",
    "AND",
    "OR NOT",
    "NEAR(a b)",
    "a:b",
    "^x",
    "-maison -",
    "{}",
    "\\",
    "%",
    "_kind_buy",
    "🏠",
    "\u0000",
  ])("is safe with %j", async (q) => {
    for (const sort of ["best", "newest", "price-low"]) {
      expect((await get(`/public/properties?sort=${sort}&q=${encodeURIComponent(q)}`)).status).toBe(200);
      expect((await get(`/public/facets?q=${encodeURIComponent(q)}`)).status).toBe(200);
    }
  });

  it("does not match the words that store filters", async () => {
    expect(await find("_kind_buy")).toEqual([]);
  });

  it.each(["🏠", "!!"])("ignores a search that contains only symbols: %s", async (q) => {
    expect(await find(q)).toHaveLength(3);
  });

  it("accepts a very long text", async () => {
    expect(await find("maison ".repeat(200))).toEqual(["Maison Crème"]);
  });

  it.each(sortOrders)("answers the longest search with all filters, in the order %s", async (sort) => {
    const places = ["Sinkor", "Congo Town"].map((area) => `&area=${encodeURIComponent(area)}`).join("");
    const rooms = "&min_bedrooms=1&max_bedrooms=12&min_bathrooms=1&min_price=77.77&max_price=888.88&max_move_in=7777";
    const flags = "&furnished=true&pets=true&parking=true&available=true&featured=true&reduced=true&confirmed=true";
    const living =
      "&power=own_meter&generator=true&water=piped&fence=true&guard=true&road=paved&floods=never&signal=good";
    const more = `${places}${rooms}${flags}${living}&property_type=House&city=Monrovia&lease_duration=1%20Year`;
    const words = "one bedroom apt near the ocean road with generator borehole parking st";
    expect(await find(words, `${more}&amenity=water&amenity=pool&status=available&sort=${sort}`)).toEqual([]);
  });

  it("matches letters of any script", async () => {
    await storeProperties(buildProperty({ title: "别墅 Дом" }));
    expect(await find("别")).toEqual([]);
    expect(await find("别墅")).toEqual(["别墅 Дом"]);
    expect(await find("ДОМ 别墅")).toEqual(["别墅 Дом"]);
  });
});
