import { beforeEach, describe, expect, it } from "vitest";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { sortOrders } from "#shared/listings/property-options.ts";
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
      buildProperty({ title: "Maison Crème", description: "Vue sur l'océan", address: "Rue O'Neill" }),
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

  it("finds what has the beginnings of all its words, whatever their case, accents and order", async () => {
    for (const [q, found] of [
      ["creme", "Maison Crème"],
      ["CRÈME maison", "Maison Crème"],
      ["ocean", "Maison Crème"],
      ["oneill", "Maison Crème"],
      ["O'Ne", "Maison Crème"],
      ["yel bun", "Yellow Bungalow"],
      ["bun yel", "Yellow Bungalow"],
      ["townho", "Yellow Bungalow"],
      ["margibi", "Yellow Bungalow"],
      ["office space ashmun", "Office block"],
      ["snapper", "Office block"],
      ["ellow", undefined],
      ["yellow office", undefined],
    ] as const)
      for (const sort of ["best", "newest", "price-low", "size-large"])
        expect(await find(q, `&sort=${sort}`), `${q} ${sort}`).toEqual(found ? [found] : []);
  });

  it("matches a short last word as a whole word, and ignores one that matches nothing, unless it is the only one", async () => {
    expect(await find("river st")).toEqual(["Yellow Bungalow"]);
    expect(await find("hill as")).toEqual(["Office block"]);
    for (const sort of ["best", "newest", "price-high"])
      expect(await find("maison zz", `&sort=${sort}`), sort).toEqual(["Maison Crème"]);
    expect(await find("zz")).toEqual([]);
  });

  it("is safe with the signs of the search language, and ignores a search that contains only symbols", async () => {
    const signs = ['"', "'", "*", "(", "a:b", "^x", "-maison -", "{}", "\\", "%", "🏠", "\u0000"];
    for (const q of [...signs, "AND", "OR NOT", "NEAR(a b)", "_kind_buy"]) {
      for (const sort of ["best", "newest", "price-low"])
        expect((await get(`/public/properties?sort=${sort}&q=${encodeURIComponent(q)}`)).status, q).toBe(200);
      expect((await get(`/public/facets?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
    }
    for (const q of ["🏠", "!!"]) expect(await find(q)).toHaveLength(3);
    // The word that stores a filter.
    expect(await find("_kind_buy")).toEqual([]);
  });

  it("may be very long, and have all filters in every order", async () => {
    expect(await find("maison ".repeat(200))).toEqual(["Maison Crème"]);
    const places = "&area=Sinkor&area=Congo%20Town&property_type=House&city=Monrovia&lease_duration=1%20Year";
    const rooms = "&min_bedrooms=1&max_bedrooms=12&min_bathrooms=1&min_price=77.77&max_price=888.88&max_move_in=7777";
    const flags = "&furnished=true&pets=true&parking=true&available=true&featured=true&reduced=true&confirmed=true";
    const living =
      "&power=own_meter&generator=true&water=piped&fence=true&guard=true&road=paved&floods=never&signal=good";
    const more = `${places}${rooms}${flags}${living}&amenity=water&amenity=pool&status=available`;
    const words = "one bedroom apt near the ocean road with generator borehole parking st";
    for (const sort of sortOrders) expect(await find(words, `${more}&sort=${sort}`), sort).toEqual([]);
  });

  it("matches letters of any script", async () => {
    // SQLite knows the vowels of New Tai Lue as marks.
    const title = "别墅 Дом \u198e\u19b1\u198e";
    await storeProperties(buildProperty({ title }));
    expect(await find("别")).toEqual([]);
    for (const q of ["别墅", "ДОМ 别墅", "\u198e\u19b1\u198e"]) expect(await find(q)).toEqual([title]);
  });
});
