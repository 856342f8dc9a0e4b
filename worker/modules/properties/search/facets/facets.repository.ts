import { type SQL, sql } from "drizzle-orm";
import type { PropertyFilters } from "#contract/listings/property-filters.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import { parseJsonRows, selectJsonRows } from "#worker/db/json-rows.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { type FacetName, type FilterCondition, filterConditions, searchCondition } from "../filter-conditions.ts";
import { matchExpression } from "../match-expression.ts";
import { countWindow, selectNewestMatches } from "../newest-matches.ts";
import { addToFacet, type CountedProperties, countFacets, facetTests } from "./facet-counts.ts";
import { addLowestPrice, type LowestPrices, type PricedArea, selectLowestPrice } from "./lowest-prices.ts";

/** The stored counter of each facet. It can be used if no filter except the kind is set. */
const counterOf: Record<FacetName, string> = {
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
};
const facetNames = Object.keys(counterOf) as FacetName[];

/**
 * Counts the properties that each filter option would leave. A facet is read from the stored counters if no filter
 * except the kind applies to it. The others are counted over the newest matches, which is exact below `countWindow`.
 */
export function getFacets(filters: PropertyFilters): Query<FacetsResponse> {
  const conditions = filterConditions(filters);
  const search = searchCondition(filters.q);
  const fromCounters = search ? [] : facetNames.filter((facet) => hasNoFilterExceptKind(facet, conditions));
  const counters = fromCounters.length > 0 ? selectCounters(fromCounters, filters.kind) : undefined;
  const matches =
    fromCounters.length < facetNames.length
      ? selectNewestMatches(matchExpression(allButOne(conditions, fromCounters), search), matchColumns)
      : undefined;
  return {
    statements: [
      ...(counters ? [selectJsonRows(counterNames, counters)] : []),
      ...(matches ? [selectJsonRows(matchNames, matches)] : []),
    ],
    read(results) {
      const texts = results.map(([row]) => row?.json);
      const counterRows = counters ? parseJsonRows(counterNames, texts.shift()) : [];
      const matchRows = matches ? parseJsonRows(matchNames, texts.shift()) : [];
      const data = countFacets(matchRows.map(toCountedProperties), filters, fromCounters);
      for (const row of counterRows) {
        const facet = fromCounters.find((name) => counterOf[name] === row.facet);
        if (facet) addToFacet(data, facet, counterToProperties(row), filters);
      }
      const priced = fromCounters.includes("area")
        ? counterRows.filter(({ facet }) => facet === counterOf.area).map(toPricedArea)
        : matchRows.filter(passesAllButArea(filters));
      const lowestPrices: LowestPrices = {};
      for (const row of priced) addLowestPrice(lowestPrices, row as unknown as PricedArea);
      return { data, lowest_prices: lowestPrices, exact: matchRows.length < countWindow };
    },
  };
}

/** Returns whether a row counts in the area facet. */
function passesAllButArea(filters: PropertyFilters): (row: Row) => boolean {
  const passes = facetTests(filters);
  const others = facetNames.filter((facet) => facet !== "area");
  return (row) => others.every((facet) => passes[facet](toCountedProperties(row)));
}

const matchNames = [
  "kind",
  "property_type",
  "city",
  "area",
  "bedrooms",
  "bathrooms",
  "price_cents",
  "status",
  "move_in_cents",
  "move_in_band",
  "amenity_bits",
];
const matchColumns = sql.raw(matchNames.join(", "));

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

const counterNames = ["facet", "kind", "key", "label", "count", "lowest_price"];

/** Selects the counters of some facets; those of areas with their lowest price in cents. */
function selectCounters(facets: FacetName[], kind: PropertyKind | undefined): SQL {
  const names = JSON.stringify(facets.map((facet) => counterOf[facet]));
  const ofKind = kind ? sql` AND (kind = ${kind} OR facet = 'all')` : sql``;
  return sql`SELECT facet, kind, key, label, count, CASE facet WHEN 'area' THEN ${selectLowestPrice} END AS lowest_price
    FROM (
      SELECT * FROM property_counts WHERE facet IN (SELECT value FROM json_each(${names})) AND count > 0${ofKind}
      ORDER BY facet IN ('area', 'city'), count DESC LIMIT ${integerLiteral(maxCounters)}
    ) AS counted ORDER BY kind, facet, key`;
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
function counterToProperties({ kind, key, label, count }: Row): CountedProperties {
  return toCountedProperties({
    kind,
    property_type: label,
    city: label,
    area: label,
    bedrooms: key,
    bathrooms: key,
    price_band: key,
    status: key,
    move_in_band: key,
    amenity_bits: key,
    count,
  });
}

const toPricedArea = ({ kind, label, lowest_price }: Row) => ({ kind, area: label, price_cents: lowest_price });

function toCountedProperties(row: Row): CountedProperties {
  const {
    kind,
    property_type,
    city,
    area,
    price_cents,
    status,
    move_in_cents,
    count = 1,
  } = row as unknown as Partial<CountedProperties> & Pick<CountedProperties, "kind">;
  const band = row.price_band === undefined ? undefined : Number(row.price_band);
  // A counter of properties without a band has an empty key.
  const move_in_band = row.move_in_band === "" || row.move_in_band === null ? null : Number(row.move_in_band);
  const rooms = { bedrooms: Number(row.bedrooms ?? 0), bathrooms: Number(row.bathrooms ?? 0) };
  return {
    kind,
    property_type,
    city,
    area,
    ...rooms,
    price_cents,
    price_band: band,
    status,
    move_in_cents,
    move_in_band,
    amenity_bits: Number(row.amenity_bits ?? 0),
    count,
  };
}
