import { expect } from "vitest";
import { applyChanges, diffCatalogues, toCatalogueChanges } from "#shared/catalogue/catalogue-changes.ts";
import { type Catalogue, toCatalogue, toDocument } from "#shared/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { createRandom } from "../seeded-random.ts";
import { headOf, randomHome } from "./random-homes.ts";

type Random = ReturnType<typeof createRandom>;
type Step = (homes: CatalogueHome[], random: Random, states: CatalogueHome[][]) => CatalogueHome[];

let number = 0;
const newHome = (random: Random) => {
  number += 1;
  return randomHome(random, number);
};
export const atPrice = (home: CatalogueHome, factor: number): CatalogueHome =>
  home.kind === "buy" ? { ...home, price: home.price * factor } : { ...home, monthly_rent: home.monthly_rent * factor };

/** What happens to the listed homes: by one person, to many at once, by the schedule, and back again. */
const steps: Record<string, Step> = {
  edit: (homes, random) => {
    const at = random.whole(0, homes.length - 1);
    return homes.map((home, index) => (index === at ? { ...newHome(random), reference: home.reference } : home));
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
export const sent = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));
export const documentOf = (homes: CatalogueHome[], version: string) =>
  toCatalogue(sent(toDocument({ ...headOf(version), homes, prices: null })));

/** Expects that a phone that gets the changes of random histories has what one has that gets each whole document. */
export function expectEqualHistories(histories: number): void {
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
    expect(phone.homes).toEqual(homes);
  }
}
