import { describe, expect, it } from "vitest";
import { applyChanges, diffCatalogues } from "#shared/catalogue/catalogue-changes.ts";
import { toCatalogue } from "#shared/catalogue/catalogue-document.ts";
import { FaultyCatalogue } from "#shared/catalogue/document-parts.ts";
import { atPrice, documentOf, expectEqualHistories, sent } from "#tests/support/catalogue/random-histories.ts";
import { headOf, randomHome } from "#tests/support/catalogue/random-homes.ts";
import { createRandom } from "#tests/support/seeded-random.ts";

describe("the catalogue", () => {
  // tests/long/node/catalogue-histories.test.ts has 2,000.
  it("after any chain of changes equals the whole document, in 10 random histories", () => expectEqualHistories(10));

  it("names removed homes, and has the fields that changed and no rows", () => {
    const homes = Array.from({ length: 500 }, (_, at) => randomHome(createRandom(at), at));
    const changed = homes.map((home, at) => (at % 17 === 3 ? { ...atPrice(home, 0.9), is_confirmed: true } : home));
    const changes = diffCatalogues(documentOf(homes, "1"), documentOf(changed.slice(1), "2"));
    expect(changes.removed).toEqual([homes[0]?.uuid]);
    expect(Object.keys(changes.changed)).toHaveLength(30);
    for (const fields of Object.values(changes.changed))
      expect(["is_confirmed", "price", "monthly_rent"]).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it.each<[string, (document: Record<string, unknown>) => unknown]>([
    ["another format", (document) => ({ ...document, format: 1 })],
    ["no version", (document) => ({ ...document, version: undefined })],
    ["homes of another shape", (document) => ({ ...document, homes: [{ uuid: "1", kind: "land", title: "Plot" }] })],
    ["faulty prices", (document) => ({ ...document, prices: { as_of: "2026-03-14", buy: null, rent: { areas: 1 } } })],
    ["no homes", (document) => ({ ...document, homes: undefined })],
    ["a text", () => "catalogue"],
  ])("is faulty with %s", (_, spoil) => {
    const homes = [1, 2].map((at) => randomHome(createRandom(at), at));
    expect(() => toCatalogue(sent(spoil({ ...headOf("1"), homes, prices: null }) ?? null))).toThrow(FaultyCatalogue);
  });

  it("does not apply the changes of another version", () => {
    const [one, other] = [documentOf([], "1"), documentOf([], "2")];
    expect(() => applyChanges(other, diffCatalogues(one, other))).toThrow(FaultyCatalogue);
  });
});
