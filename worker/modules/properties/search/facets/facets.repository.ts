import { type SQL, sql } from "drizzle-orm";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { livingFilters } from "#shared/listings/details/living-filters.ts";
import { statedFactWords } from "#shared/listings/matching/amenity-words.ts";
import { addToFacet, countFacets } from "#shared/listings/matching/facet-counts.ts";
import {
  type CountedProperties,
  type FacetName,
  facetNames,
  facetTests,
  ofEachFact,
  toCountedLiving,
} from "#shared/listings/matching/facet-tests.ts";
import { addLowestPrice, type LowestPrices } from "#shared/listings/matching/lowest-prices.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { integerLiteral, selectThrough } from "#worker/db/expressions.ts";
import { readBathrooms } from "#worker/db/property-columns/bathrooms.ts";
import { combineQueries, noRows, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyCounts } from "#worker/db/tables/property-counts.ts";
import { type FilterCondition, filterConditions, searchCondition } from "../filter-conditions.ts";
import { matchExpression } from "../match-expression.ts";
import { countWindow, selectNewestMatches } from "../newest-matches.ts";
import { selectLowestPrice } from "./lowest-prices.ts";

/** The stored counter of each facet. It can be used if no filter except the kind is set. */
const counterNames: Record<FacetName, string> = {
  kind: "all",
  property_type: "type",
  city: "city",
  area: "area",
  min_bedrooms: "bedrooms",
  min_bathrooms: "bathrooms",
  price: "band",
  status: "status",
  max_move_in: "move_in",
  amenities: "amenities",
  ...ofEachFact((name) => name),
};

/**
 * Counts the properties that each filter option would leave. A facet is read from the stored counters if no filter
 * except the kind applies to it. The others are counted over the newest matches, which is exact below `countWindow`.
 */
export function getFacets(filters: PropertyFilters): Query<FacetsResponse> {
  const conditions = filterConditions(filters);
  const search = searchCondition(filters.q);
  const fromCounters = search ? [] : facetNames.filter((facet) => hasNoFilterExceptKind(facet, conditions));
  const counters = fromCounters.length > 0 ? selectCounters(fromCounters, filters.kind) : noRows;
  const matches =
    fromCounters.length < facetNames.length
      ? selectMatched(matchExpression(allButOne(conditions, fromCounters), search))
      : noRows;
  return combineQueries([counters, matches], (counterRows, matchRows) => {
    const matched = matchRows.map(({ fact_words, ...row }) => ({
      ...row,
      bathrooms: readBathrooms(row),
      ...toCountedLiving(fact_words.split(" ")),
      count: 1,
    }));
    const data = countFacets(matched, filters, fromCounters);
    for (const row of counterRows) {
      const facet = fromCounters.find((name) => counterNames[name] === row.facet);
      if (facet) addToFacet(data, facet, toCountedProperties(row), filters);
    }
    const priced = fromCounters.includes("area")
      ? counterRows.filter(({ facet }) => facet === counterNames.area).map(toPricedArea)
      : matched.filter(passesAllButArea(filters));
    const lowestPrices: LowestPrices = {};
    for (const row of priced) addLowestPrice(lowestPrices, row);
    return { data, lowest_prices: lowestPrices, exact: matchRows.length < countWindow };
  });
}

/** Returns whether a property counts in the area facet. */
function passesAllButArea(filters: PropertyFilters): (property: CountedProperties) => boolean {
  const matchesFilters = facetTests(filters);
  const others = facetNames.filter((facet) => facet !== "area");
  return (property) => others.every((facet) => matchesFilters[facet](property));
}

const matchColumnNames = [
  "kind",
  "property_type",
  "city",
  "area",
  "bedrooms",
  "bathrooms",
  "bathroom_halves",
  "price_cents",
  "price_band",
  "status",
  "move_in_cents",
  "move_in_band",
  "amenity_bits",
] as const;
/** The words of the known facts and of those that amenities state. */
const factWordsSql = sql.raw(
  `living_words || ${statedFactWords.map((word) => `iif(instr(words, ' ${word} ') > 0, ' ${word}', '')`).join(" || ")} AS fact_words`,
);
const selectMatched = (match: SQL) =>
  selectThrough(
    properties,
    getColumns(properties, matchColumnNames),
    { fact_words: sql<string>`fact_words`.as("fact_words") },
    (list) => selectNewestMatches(match, sql`${list}, ${factWordsSql}`),
  );

function hasNoFilterExceptKind(facet: FacetName, conditions: FilterCondition[]): boolean {
  // The chosen amenities stay when another one is chosen.
  const others = conditions.filter((condition) => facet === "amenities" || condition.facet !== facet);
  return others.every((condition) => condition.facet === "kind");
}

/**
 * The counters that one row of the database holds safely. Only an import with a street address as the area of each listing
 * has more; the rarest places are then left out.
 */
const maxCounters = 5000;

const counterColumnNames = ["facet", "kind", "key", "label", "count"] as const;
interface CounterRow extends Pick<typeof propertyCounts.$inferSelect, (typeof counterColumnNames)[number]> {
  lowest_price: number | null;
}

/** Selects the counters of some facets; those of areas with their lowest price in cents. */
function selectCounters(facets: FacetName[], kind: PropertyKind | undefined) {
  const names = JSON.stringify(facets.map((facet) => counterNames[facet]));
  const ofKind = kind ? sql` AND (kind = ${kind} OR facet = 'all')` : sql``;
  const selectFrom = (
    list: SQL,
  ) => sql`SELECT ${list}, CASE facet WHEN 'area' THEN ${selectLowestPrice} END AS lowest_price
      FROM (
        SELECT * FROM property_counts WHERE facet IN (SELECT value FROM json_each(${names})) AND count > 0${ofKind}
        ORDER BY facet IN ('area', 'city'), count DESC LIMIT ${integerLiteral(maxCounters)}
      ) AS counted ORDER BY kind, facet, key`;
  const lowestPrice = sql<number | null>`lowest_price`.as("lowest_price");
  return selectThrough(
    propertyCounts,
    getColumns(propertyCounts, counterColumnNames),
    { lowest_price: lowestPrice },
    selectFrom,
  );
}

/**
 * Returns conditions that match every property that fails at most one facet's filter, because it counts in that facet.
 * Filters without a facet, those of facets read from counters and the chosen amenities must always hold.
 */
function allButOne(conditions: FilterCondition[], fromCounters: FacetName[]): FilterCondition[] {
  const facetConditions = conditions.filter(
    ({ facet }) => facet && facet !== "amenities" && !fromCounters.includes(facet),
  );
  const always = conditions.filter((condition) => !facetConditions.includes(condition));
  if (facetConditions.length < 2) return always;
  const alternatives = facetConditions.map((omitted) =>
    facetConditions
      .filter((condition) => condition !== omitted)
      .map(({ match }) => match)
      .join(" AND "),
  );
  const match = `(${alternatives.map((words) => `(${words})`).join(" OR ")})`;
  return [...always, { match, exact: false, where: sql`1` }];
}

/** Converts a counter to the group of properties that it counts. Only the values of its own facet are meant. */
function toCountedProperties({ kind, key, label, count }: CounterRow): CountedProperties {
  const number = Number(key);
  return {
    kind,
    property_type: label,
    city: label,
    area: label,
    bedrooms: number,
    bathrooms: number,
    price_cents: number,
    price_band: number,
    status: key,
    move_in_cents: null,
    // A counter of properties without a band has an empty key.
    move_in_band: key === "" ? null : number,
    amenity_bits: number,
    ...ofEachFact((name) => (livingFilters[name].some((value) => value === "true") ? String(key === "1") : key)),
    count,
  };
}

const toPricedArea = ({ kind, label, lowest_price }: CounterRow) => ({ kind, area: label, price_cents: lowest_price });
