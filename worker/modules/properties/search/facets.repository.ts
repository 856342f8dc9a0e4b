import { and, sql } from "drizzle-orm";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { factsOfBits } from "#shared/listings/matching/amenity-words.ts";
import { countFacets } from "#shared/listings/matching/facet-counts.ts";
import { facetNames, facetTests, toCountedLiving } from "#shared/listings/matching/facet-tests.ts";
import { addLowestPrice, type LowestPrices } from "#shared/listings/matching/lowest-prices.ts";
import { readOnce } from "#shared/listings/matching/read-once.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { builder } from "#worker/db/driver.ts";
import { readBathrooms } from "#worker/db/property-columns/bathrooms.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { filterConditions } from "./filter-conditions.ts";
import { publicScope } from "./list-statements.ts";
import { searchCondition } from "./text-condition.ts";

const countedColumns = getColumns(properties, [
  "kind",
  "property_type",
  "city",
  "area",
  "bedrooms",
  "bathrooms",
  "bathroom_halves",
  "price_cents",
  "status",
  "move_in_cents",
  "amenity_bits",
  "fact_bits",
]);

/**
 * Counts the properties that each filter option would leave. The database leaves out what cannot count: a property counts
 * in a facet if it fails no filter but the facet's own. The chosen amenities stay when another one is chosen.
 */
export function getFacets(filters: PropertyFilters): Query<FacetsResponse> {
  const { conditions, search } = publicScope(filters);
  const ofFilters = filterConditions(filters);
  const isFacet = ({ facet }: (typeof ofFilters)[number]) => facet !== undefined && facet !== "amenities";
  const failures = ofFilters.filter(isFacet).map(({ where }) => sql`(NOT (${where}))`);
  const where = [...conditions, ...ofFilters.filter((one) => !isFacet(one)).map((one) => one.where)];
  if (failures.length > 1) where.push(sql`${sql.join(failures, sql` + `)} <= 1`);
  if (search) where.push(searchCondition(search, where));
  const counted = builder
    .select(countedColumns)
    .from(properties)
    .where(and(...where));
  return combineQueries([counted], (rows) => {
    const readFacts = readOnce((bits: number) => toCountedLiving(factsOfBits(bits)));
    const homes = rows.map((row) => ({ ...row, bathrooms: readBathrooms(row), ...readFacts(row.fact_bits), count: 1 }));
    const tests = facetTests(filters);
    const others = facetNames.filter((facet) => facet !== "area");
    const lowestPrices: LowestPrices = {};
    for (const home of homes) if (others.every((facet) => tests[facet](home))) addLowestPrice(lowestPrices, home);
    return { data: countFacets(homes, filters), lowest_prices: lowestPrices, exact: true };
  });
}
