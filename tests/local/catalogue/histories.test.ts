import { describe, expect, it } from "vitest";
import { applyChanges, diffCatalogues, toCatalogueChanges } from "#shared/catalogue/catalogue-changes.ts";
import { catalogueFormat, toCatalogue, toDocument } from "#shared/catalogue/catalogue-document.ts";
import { FaultyCatalogue } from "#shared/catalogue/document-parts.ts";
import { readPriceFigures } from "#shared/catalogue/price-figures-part.ts";
import { atPrice, documentOf, expectEqualHistories, sent } from "#tests/support/catalogue/random-histories.ts";
import { headOf, randomHome } from "#tests/support/catalogue/random-homes.ts";
import { createRandom } from "#tests/support/seeded-random.ts";

const columns = (shapes: string[][], shape_of: number[], values: object) => ({ shapes, shape_of, values });

describe("the catalogue", () => {
  // tests/long/node/catalogue-histories.test.ts has 2,000.
  it("after any chain of changes equals the whole document, in 10 random histories", () => expectEqualHistories(10));

  it("names removed homes, and has the fields that changed and no rows", () => {
    const homes = Array.from({ length: 500 }, (_, at) => randomHome(createRandom(at), at));
    const changed = homes.map((home, at) => (at % 17 === 3 ? { ...atPrice(home, 0.9), is_confirmed: true } : home));
    const changes = diffCatalogues(documentOf(homes, "1"), documentOf(changed.slice(1), "2"));
    expect(changes.removed).toEqual([homes[0]?.reference]);
    expect(Object.keys(changes.changed)).toHaveLength(30);
    for (const fields of Object.values(changes.changed))
      expect(["is_confirmed", "price", "monthly_rent"]).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it("changes what homes usually cost only if that differs", () => {
    const kind = { base: 1, variance: 1, spread: [1, 2], types: [], bedrooms: [] };
    const place = ["", 0, 1, 1];
    const prices = {
      as_of: "2026-11-28",
      buy: null,
      rent: { ...kind, all: place, elsewhere: place, cities: [], areas: [] },
    };
    const [before, other] = [documentOf([], "1"), documentOf([], "2")];
    const after = toCatalogue(sent(toDocument({ ...other, prices: readPriceFigures(prices) })));
    expect(diffCatalogues(before, other)).not.toHaveProperty("prices");
    expect(applyChanges(before, toCatalogueChanges(sent(diffCatalogues(before, after))))).toEqual(after);
    expect(applyChanges(after, toCatalogueChanges(sent(diffCatalogues(after, { ...after, version: "3" }))))).toEqual({
      ...after,
      version: "3",
    });
  });

  it.each<[string, (document: Record<string, unknown>) => unknown]>([
    ["the format before", (document) => ({ ...document, format: catalogueFormat - 1 })],
    ["no version", (document) => ({ ...document, version: undefined })],
    [
      "homes of another shape",
      (document) => ({ ...document, homes: columns([["uuid", "kind"]], [0], { uuid: ["1"], kind: ["land"] }) }),
    ],
    ["faulty prices", (document) => ({ ...document, prices: { as_of: "2026-03-14", buy: null, rent: { areas: 1 } } })],
    ["a shape that is missing", (document) => ({ ...document, homes: columns([], [0], {}) })],
    ["values that are no list", (document) => ({ ...document, homes: columns([], [], { uuid: "1" }) })],
    [
      "fewer values than homes",
      (document) => ({ ...document, homes: columns([["uuid", "kind"]], [0], { uuid: ["1"], kind: [] }) }),
    ],
    ["more values than homes", (document) => ({ ...document, homes: columns([["uuid"]], [], { uuid: ["1"] }) })],
    ["homes of the format before", (document) => ({ ...document, homes: [] })],
    ["no homes", (document) => ({ ...document, homes: undefined })],
    ["a text", () => "catalogue"],
  ])("is faulty with %s", (_, spoil) => {
    const homes = [1, 2].map((at) => randomHome(createRandom(at), at));
    expect(() => toCatalogue(sent(spoil({ ...toDocument({ ...headOf("1"), homes, prices: null }) })))).toThrow(
      FaultyCatalogue,
    );
  });

  it("does not apply the changes of another version", () => {
    const [one, other] = [documentOf([], "1"), documentOf([], "2")];
    expect(() => applyChanges(other, diffCatalogues(one, other))).toThrow(FaultyCatalogue);
  });
});
