import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { findNearestSearches } from "#contract/catalogue/search/nearest-searches.ts";
import { prepareCatalogue } from "#contract/catalogue/search/prepared-catalogue.ts";
import { filtersToParams } from "#contract/listings/property-filters.ts";
import { query } from "#worker/db/query/query.ts";
import { findCatalogueHomes } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { findNearestSearches as findOnServer } from "#worker/modules/properties/search/nearest/nearest-searches.repository.ts";
import { storeProperties } from "../../support/properties.ts";
import { randomFilters, randomProperties } from "../../support/random-lists.ts";

/** The server tests up to 40 matches of a search on columns. With fewer homes its counts are those of the phone. */
const homesStored = 39;
const queries = 400;

it("the phone offers the same nearest searches as the server, with the same numbers", async () => {
  await storeProperties(...randomProperties(homesStored, 11));
  const [{ homes }] = await query(env.DB, findCatalogueHomes());
  const prepared = prepareCatalogue(homes);
  let offered = 0;
  for (let seed = 0; seed < queries; seed++) {
    const filters = randomFilters(seed);
    const [{ data }] = await query(env.DB, findOnServer(filters));
    expect(findNearestSearches(prepared, filters), `${filtersToParams(filters)}`).toEqual(data.searches);
    if (data.searches.length > 0) offered++;
  }
  expect(offered).toBeGreaterThan(queries / 10);
}, 120_000);
