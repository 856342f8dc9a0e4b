import { describe, expect, it } from "vitest";
import { applyChanges, diffCatalogues } from "#contract/catalogue/catalogue-changes.ts";
import { FaultyCatalogue, readCatalogue, toCatalogue, writeCatalogue } from "#contract/catalogue/catalogue-document.ts";
import { atPrice, documentOf, expectEqualHistories, sent } from "#tests/support/catalogue/random-histories.ts";
import { headOf, randomHome } from "#tests/support/catalogue/random-homes.ts";
import { createRandom } from "#tests/support/seeded-random.ts";

describe("the catalogue", () => {
  it("has every home as it was", () => {
    const homes = Array.from({ length: 200 }, (_, at) => randomHome(createRandom(at), at));
    expect(readCatalogue(documentOf(homes, "1"))).toEqual(homes);
    expect(readCatalogue(documentOf([], "1"))).toEqual([]);
  });

  it("after any chain of changes equals the whole document, in 100 random histories", () => expectEqualHistories(100));

  it("names removed homes, and has the fields that changed and no rows", () => {
    const homes = Array.from({ length: 500 }, (_, at) => randomHome(createRandom(at), at));
    const changed = homes.map((home, at) => (at % 17 === 3 ? { ...atPrice(home, 0.9), is_confirmed: true } : home));
    const changes = diffCatalogues(documentOf(homes, "1"), documentOf(changed.slice(1), "2"));
    expect(changes.removed).toEqual([homes[0]?.uuid]);
    expect(Object.keys(changes.changed).sort()).toEqual(["is_confirmed", "price"]);
    expect(changes.changed.price?.at).toHaveLength(30);
    expect(JSON.stringify(changes).length).toBeLessThan(1500);
  });

  it.each<[string, (document: Record<string, unknown>) => unknown]>([
    ["another format", (document) => ({ ...document, format: 2 })],
    ["no version", (document) => ({ ...document, version: undefined })],
    ["a missing column", (document) => ({ ...document, columns: { ...Object(document.columns), title: undefined } })],
    ["a short column", (document) => ({ ...document, columns: { ...Object(document.columns), price: [1] } })],
    [
      "a value of another type",
      (document) => ({ ...document, columns: { ...Object(document.columns), title: [1, 2] } }),
    ],
    ["faulty prices", (document) => ({ ...document, prices: { as_of: "2026-03-14", buy: null, rent: { areas: 1 } } })],
    ["another count", (document) => ({ ...document, homes: 3 })],
    ["a text", () => "catalogue"],
  ])("is faulty with %s", (_, spoil) => {
    const homes = [1, 2].map((at) => randomHome(createRandom(at), at));
    const document = { ...writeCatalogue(homes, headOf("1")) };
    expect(() => readCatalogue(toCatalogue(sent(spoil(document) ?? null)))).toThrow(FaultyCatalogue);
  });

  it("does not apply the changes of another version", () => {
    const [one, other] = [documentOf([], "1"), documentOf([], "2")];
    expect(() => applyChanges(other, diffCatalogues(one, other))).toThrow(FaultyCatalogue);
  });
});
