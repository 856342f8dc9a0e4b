import { expect, it } from "vitest";
import { createGroupFinder, findAmenityGroups } from "#shared/listings/amenities/amenity-phrases.ts";
import { createWordReader, toSearchWords } from "#shared/listings/matching/home-words.ts";
import { toIndexWords } from "#shared/listings/words.ts";
import { randomHome } from "#tests/support/catalogue/random-homes.ts";
import { createRandom } from "#tests/support/seeded-random.ts";
import { textsOf } from "../../support/tables/cases-of.ts";

const amenities = textsOf(`
  Standby generator | Generator no | No | Without | Light | Well | Wi Fi | Bore hole | Gas tank | Wall | Fence, semi
  Parking | A/C | Côté jardin | -
`);

it("a finder that knows an amenity finds the same groups as one that reads all amenities of the home again", () => {
  const { next, pick, chance } = createRandom(3);
  const findGroups = createGroupFinder();
  for (let round = 0; round < 3000; round++) {
    const home = {
      amenities: amenities.filter(() => chance(0.3)).sort(() => next() - 0.5),
      furnished: pick([true, false, null]),
      has_parking: pick([true, false, null]),
    };
    expect(findGroups(home), JSON.stringify(home)).toEqual(findAmenityGroups(home));
  }
});

it("a reader of many homes reads the words that the database stores of each", () => {
  const readWords = createWordReader();
  for (let at = 0; at < 300; at++) {
    const home = randomHome(createRandom(at), at);
    expect(` ${[...readWords(home)].join(" ")} `).toBe(toSearchWords(home));
  }
});

it("reads a text of plain letters as it reads the same text beside other letters", () => {
  const text = "O'Brien's 2-bedroom HOUSE_nr `4` on 15th St. ~ A/C & solar\t(24/7)\u0000end";
  expect([...toIndexWords(text), "é".normalize("NFKD").slice(0, 1)].sort()).toEqual(toIndexWords(`${text} é`).sort());
});
