import { it } from "vitest";
import { compareNearestSearches, compareSearches } from "../../../support/catalogue/compare-searches.ts";

it(
  "the catalogue answers as the server: ids, order, totals, facets and pages of 5,000 queries",
  () => compareSearches(25, 1275),
  600_000,
);

it(
  "the phone offers the same nearest searches as the server, with the same numbers",
  () => compareNearestSearches(25, 425),
  120_000,
);
