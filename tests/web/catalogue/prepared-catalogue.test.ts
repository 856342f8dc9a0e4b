import { expect, it } from "vitest";
import { prepareCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import { sortOrders } from "#shared/listings/property-options.ts";
import { buildHome } from "../support/catalogue-homes.ts";

it("prepares the orders too if a search has already needed the words", () => {
  const prepared = prepareCatalogue([buildHome({ title: "Flat" }), buildHome({ title: "House" })]);
  prepared.getWords();
  const more = sortOrders.map(() => prepared.prepareMore());
  expect(more).toEqual([...sortOrders.slice(1).map(() => true), false]);
});

it("fails at each search for words, and never waits, if the words cannot be read", () => {
  const faulty = buildHome({ title: "Flat" });
  Object.defineProperty(faulty, "title", { get: () => decodeURIComponent("%") });
  const prepared = prepareCatalogue([faulty]);
  expect(prepared.getWords).toThrow();
  expect(prepared.getWords).toThrow("The words cannot be read");
});
