import { it } from "vitest";
import { compareNearestSearches, compareSearches } from "../../support/catalogue/compare-searches.ts";

it("the catalogue answers as the server: ids, order, totals, facets and pages", () => compareSearches(0, 25));

it("the phone offers the same nearest searches as the server, with the same numbers", () =>
  compareNearestSearches(0, 25));
