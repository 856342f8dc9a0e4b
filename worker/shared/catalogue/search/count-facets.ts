import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { addToFacet, type FacetCounts, zeroCounts } from "../../listings/matching/facet-counts.ts";
import { type FacetName, facetNames } from "../../listings/matching/facet-tests.ts";
import { addLowestPrice, type LowestPrices } from "../../listings/matching/lowest-prices.ts";
import type { PropertyFilters } from "../../listings/property-filters.ts";
import type { FacetColumn } from "./facet-columns.ts";
import { findFailures } from "./home-tests.ts";
import type { PreparedCatalogue } from "./prepared-catalogue.ts";
import { markText } from "./search-text.ts";

/** Returns how many homes each filter option would leave, as the server counts. */
export function countCatalogueFacets(catalogue: PreparedCatalogue, filters: PropertyFilters): FacetsResponse {
  const { failed, lastFacet } = findFailures(catalogue, filters);
  const text = markText(filters.q, catalogue.getWords, (place) => (failed[place] ?? 2) <= 1);
  // A home that fails one facet's filter counts in that facet.
  const countsIn = (facet: FacetName) => {
    const position = facetNames.indexOf(facet);
    return (place: number) =>
      text?.[place] !== 0 && (failed[place] === 0 || (failed[place] === 1 && lastFacet[place] === position));
  };
  const data = zeroCounts(filters);
  for (const facet of facetNames) addCounts(data, facet, catalogue.columns[facet], countsIn(facet), filters);
  return { data, lowest_prices: findLowestPrices(catalogue, countsIn("area")), exact: true };
}

/** Adds the homes to the options of a facet, all homes with the same value at once. */
function addCounts(
  data: FacetCounts,
  facet: FacetName,
  { codes, examples }: FacetColumn,
  counts: (place: number) => boolean,
  filters: PropertyFilters,
): void {
  const numbers = new Uint16Array(examples.length);
  for (let place = 0; place < codes.length; place++) {
    const code = codes[place] ?? 0;
    if (counts(place)) numbers[code] = (numbers[code] ?? 0) + 1;
  }
  for (const [code, example] of examples.entries()) {
    const count = numbers[code] ?? 0;
    if (count > 0) addToFacet(data, facet, { ...example, count }, filters);
  }
}

function findLowestPrices({ values }: PreparedCatalogue, counts: (place: number) => boolean): LowestPrices {
  const prices: LowestPrices = {};
  for (const [place, home] of values.entries()) if (counts(place)) addLowestPrice(prices, home);
  return prices;
}
