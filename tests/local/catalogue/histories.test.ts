import { describe, expect, it } from "vitest";
import { applyChanges, diffCatalogues, toCatalogueChanges } from "#contract/catalogue/catalogue-changes.ts";
import {
  type Catalogue,
  FaultyCatalogue,
  readCatalogue,
  toCatalogue,
  writeCatalogue,
} from "#contract/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#contract/catalogue/catalogue-home.ts";
import { headOf, randomHome } from "#tests/support/catalogue/random-homes.ts";
import { createRandom } from "#tests/support/seeded-random.ts";

const histories = 2000;
type Random = ReturnType<typeof createRandom>;
type Step = (homes: CatalogueHome[], random: Random, states: CatalogueHome[][]) => CatalogueHome[];

let number = 0;
const newHome = (random: Random) => {
  number += 1;
  return randomHome(random, number);
};
const atPrice = (home: CatalogueHome, factor: number): CatalogueHome =>
  home.kind === "buy" ? { ...home, price: home.price * factor } : { ...home, monthly_rent: home.monthly_rent * factor };

/** What happens to the listed homes: by one person, to many at once, by the schedule, and back again. */
const steps: Record<string, Step> = {
  edit: (homes, random) => {
    const at = random.whole(0, homes.length - 1);
    return homes.map((home, index) => (index === at ? { ...newHome(random), uuid: home.uuid } : home));
  },
  create: (homes, random) => [newHome(random), ...homes],
  remove: (homes, { chance }) => homes.filter(() => chance(0.9)),
  restore: (homes, random) => {
    const at = random.whole(0, homes.length);
    return [...homes.slice(0, at), newHome(random), ...homes.slice(at)];
  },
  import: (homes, random) => [...Array.from({ length: random.whole(1, 8) }, () => newHome(random)), ...homes],
  "bulk price": (homes, { chance, pick }) => {
    const factor = pick([0.9, 1.1, 2]);
    return homes.map((home) => (chance(0.5) ? atPrice(home, factor) : home));
  },
  cron: (homes, { chance }) =>
    homes.map((home) => (chance(0.3) ? { ...home, is_confirmed: false, price_reduced_at: null } : home)),
  undo: (homes, { pick }, states) => pick([homes, ...states]),
  empty: () => [],
};

/** What a phone gets: a JSON text. */
const sent = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));
const documentOf = (homes: CatalogueHome[], version: string) =>
  toCatalogue(sent(writeCatalogue(homes, headOf(version))));

describe("the catalogue", () => {
  it("has every home as it was", () => {
    const homes = Array.from({ length: 200 }, (_, at) => randomHome(createRandom(at), at));
    expect(readCatalogue(documentOf(homes, "1"))).toEqual(homes);
    expect(readCatalogue(documentOf([], "1"))).toEqual([]);
  });

  it("after any chain of changes equals the whole document, in 2,000 random histories", () => {
    for (let seed = 0; seed < histories; seed++) {
      const random = createRandom(seed);
      let homes = Array.from({ length: random.whole(0, 12) }, () => newHome(random));
      const states = [homes];
      const first = documentOf(homes, "0");
      let phone: Catalogue = first;
      let full = first;
      for (let step = 1; step <= 5; step++) {
        const name =
          homes.length === 0
            ? "import"
            : random.pick(Object.keys(steps).filter((each) => each !== "empty" || random.chance(0.1)));
        homes = steps[name]?.(homes, random, states) ?? homes;
        states.push(homes);
        const next = documentOf(homes, String(step));
        phone = applyChanges(phone, toCatalogueChanges(sent(diffCatalogues(full, next))));
        full = next;
        expect(phone, `${seed} ${name}`).toEqual(full);
      }
      const atOnce = applyChanges(first, toCatalogueChanges(sent(diffCatalogues(first, full))));
      expect(atOnce, `${seed}`).toEqual(full);
      expect(readCatalogue(phone)).toEqual(homes);
    }
  }, 300_000);

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
