import { countFacets } from "../../listings/matching/facet-counts.ts";
import { facetNames, facetTests } from "../../listings/matching/facet-tests.ts";
import { addLowestPrice, type LowestPrices } from "../../listings/matching/lowest-prices.ts";
import type { PropertyFilters } from "../../listings/property-filters.ts";
import type { FacetsResponse } from "../../listings/property-responses.ts";
import { createHomeTests } from "./home-tests.ts";
import type { PreparedHome } from "./prepared-home.ts";
import { createTextTest } from "./search-text.ts";

/** Returns how many homes each filter option would leave, as the server counts. */
export function countCatalogueFacets(homes: readonly PreparedHome[], filters: PropertyFilters): FacetsResponse {
  const { passesOthers, countFailed, countFailedInIndex } = createHomeTests(filters);
  const matchesText = createTextTest(filters.q, () =>
    homes.filter((home) => passesOthers(home) && countFailedInIndex(home) <= 1),
  );
  // A home that fails one facet's filter counts in that facet.
  const counted = homes.filter((home) => passesOthers(home) && countFailed(home) <= 1 && matchesText(home));
  const properties = counted.map(({ values }) => values);
  const tests = facetTests(filters);
  const others = facetNames.filter((facet) => facet !== "area");
  const lowestPrices: LowestPrices = {};
  for (const property of properties) {
    if (others.every((facet) => tests[facet](property))) addLowestPrice(lowestPrices, property);
  }
  return { data: countFacets(properties, filters), lowest_prices: lowestPrices, exact: true };
}
