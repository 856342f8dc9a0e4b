import { type SQL, sql } from "drizzle-orm";
import { findAmenityGroup } from "#shared/listings/amenities/amenity-names.ts";
import { factWord } from "#shared/listings/amenities/fact-phrases.ts";
import { livingFilterNames, matchingLivingValues } from "#shared/listings/details/living-filters.ts";
import { amenityWord, bitsOfGroups } from "#shared/listings/matching/amenity-words.ts";
import type { FacetName } from "#shared/listings/matching/facet-tests.ts";
import {
  maxRoomWord,
  toBedroomRange,
  toFilterKeys,
  toMoveInCents,
  toPriceCents,
} from "#shared/listings/matching/filter-values.ts";
import { findMoveInBands } from "#shared/listings/matching/move-in-bands.ts";
import { findBandsInRange, noPriceBand } from "#shared/listings/matching/price-bands.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import type { SearchTerm, SearchWord } from "#shared/listings/search-synonyms.ts";
import { toSearchTerms } from "#shared/listings/search-words.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { boundLiteral, integerLiteral } from "#worker/db/expressions.ts";
import { hasBathrooms } from "#worker/db/property-columns/bathrooms.ts";
import { filterWord } from "#worker/db/property-columns/filter-words.ts";

/** One filter as a full-text expression and as a condition on columns. */
export interface FilterCondition {
  facet?: FacetName;
  /** For the full-text index. Matches every property that passes, and possibly others if not `exact`. */
  match: string;
  exact: boolean;
  /** For the columns of `properties`; always exact. */
  where: SQL;
}

/** A search as a full-text expression. `without` is the fallback if the short last word matches nothing. */
export interface SearchCondition {
  terms: SearchTerm[];
  match: string;
  without?: string;
}

const allKinds = propertyKinds.map(filterWord.kind);
const word = (text: string) => `"${text}"`;

/** Returns a full-text expression that matches any of the words. */
export function matchAny(words: string[]): string {
  return words.length === 1 ? word(words[0] ?? "") : `(${words.map(word).join(" OR ")})`;
}

/** Returns the condition that a property is available, or that it is not. */
export function availabilityCondition(isAvailable: boolean): FilterCondition {
  return {
    match: word(filterWord.available(isAvailable)),
    exact: true,
    where: sql`is_available = ${integerLiteral(Number(isAvailable))}`,
  };
}

/** Converts filters to conditions. A filter that is not set, or that everything passes, gives none. */
export function filterConditions(filters: PropertyFilters): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  const add = (condition: FilterCondition) => conditions.push(condition);
  const addExact = (match: string, where: SQL, facet?: FacetName) =>
    add({ facet, match: word(match), exact: true, where });
  const oneOf = (facet: FacetName, names: string[], toWord: (key: string) => string, column: SQL) => {
    if (names.length === 0) return;
    const keys = toFilterKeys(names);
    const where = sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
    add({ facet, match: matchAny(keys.map(toWord)), exact: true, where });
  };
  const flag = (on: boolean | undefined, toWord: (on: boolean) => string, column: SQL) => {
    if (on !== undefined) addExact(toWord(on), sql`${column} = ${integerLiteral(Number(on))}`);
  };

  if (filters.kind) addExact(filterWord.kind(filters.kind), sql`kind = ${sql.raw(`'${filters.kind}'`)}`, "kind");
  oneOf("property_type", filters.property_type, filterWord.type, sql`type_key`);
  oneOf("city", filters.city, filterWord.city, sql`city_key`);
  oneOf("area", filters.area, filterWord.area, sql`area_key`);
  if (filters.place.length > 0) {
    const keys = toFilterKeys(filters.place);
    const named = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
    const match = matchAny(keys.flatMap((key) => [filterWord.city(key), filterWord.area(key)]));
    add({ match, exact: true, where: sql`(city_key IN ${named} OR area_key IN ${named})` });
  }
  const price = priceCondition(filters);
  if (price) add(price);
  const bedrooms = bedroomsCondition(filters);
  if (bedrooms) add(bedrooms);
  const { min_bathrooms } = filters;
  if (min_bathrooms) {
    // The index has whole numbers; "at least half a bathroom" has no word.
    const whole = Math.min(Math.floor(min_bathrooms), maxRoomWord);
    const match = whole > 0 ? word(filterWord.minBathrooms(whole)) : matchAny(allKinds);
    add({ facet: "min_bathrooms", match, exact: whole === min_bathrooms, where: hasBathrooms(min_bathrooms) });
  }
  for (const name of ["furnished", "pets", "parking"] as const) {
    const wanted = filters[name];
    if (wanted === undefined) continue;
    const factWords = [factWord({ name, value: String(wanted) })];
    add({ match: matchAny(factWords), exact: true, where: hasFactWord(factWords) });
  }
  if (filters.available !== undefined) add(availabilityCondition(filters.available));
  flag(filters.featured, filterWord.featured, sql`featured`);
  const statuses = filters.status ?? [];
  if (statuses.length > 0) {
    const where = sql`status IN (SELECT value FROM json_each(${JSON.stringify(statuses)}))`;
    add({ facet: "status", match: matchAny(statuses.map(filterWord.status)), exact: true, where });
  }
  const amenities = amenitiesCondition(filters.amenity ?? []);
  if (amenities) add(amenities);
  for (const name of livingFilterNames) {
    const factWords = matchingLivingValues(name, filters[name]).map((value) => factWord({ name, value }));
    if (factWords.length === 0) continue;
    add({ facet: name, match: matchAny(factWords), exact: true, where: hasFactWord(factWords) });
  }
  const maxMoveIn = toMoveInCents(filters);
  if (maxMoveIn !== undefined) add(moveInCondition(maxMoveIn));
  flag(filters.reduced, filterWord.reduced, sql`(price_reduced_at IS NOT NULL)`);
  flag(filters.confirmed, filterWord.confirmed, sql`is_confirmed`);
  if (filters.lease_duration) {
    addExact(filterWord.lease(toSearchKey(filters.lease_duration)), sql`lease_duration = ${filters.lease_duration}`);
  }
  return conditions;
}

/** Columns say the known facts, and `words` what amenities state. The words have only letters and digits. */
const hasFactWord = (factWords: string[]): SQL =>
  sql`(${sql.join(
    factWords.map((each) => sql.raw(`instr(filter_words || living_words || words, ' ${each} ') > 0`)),
    sql` OR `,
  )})`;

function priceCondition(filters: PropertyFilters): FilterCondition | undefined {
  const { min, max } = toPriceCents(filters);
  if (min === undefined && max === undefined) return undefined;
  const { bands, exact } = findBandsInRange(min, max);
  const lower = min === undefined ? sql`` : sql` AND price_cents >= ${boundLiteral(min)}`;
  const upper = max === undefined ? sql`` : sql` AND price_cents <= ${boundLiteral(max)}`;
  const possible = bands.length > 0 ? bands : [noPriceBand];
  const match = matchAny(possible.map(filterWord.band));
  return { facet: "price", match, exact, where: sql`(1${lower}${upper})` };
}

function bedroomsCondition(filters: PropertyFilters): FilterCondition | undefined {
  const range = toBedroomRange(filters);
  if (!range) return undefined;
  const { from, to } = range;
  const hasMaximum = to < Number.MAX_SAFE_INTEGER;
  // The index has no word for no bedrooms, which an unknown number does not have either.
  const atLeast = from > 0 ? word(filterWord.minBedrooms(Math.min(from, maxRoomWord))) : matchAny(allKinds);
  const canExclude = hasMaximum && to < maxRoomWord;
  return {
    facet: "min_bedrooms",
    match: canExclude ? `(${atLeast} NOT ${word(filterWord.minBedrooms(Math.max(to, 0) + 1))})` : atLeast,
    exact: from > 0 && from <= maxRoomWord && (!hasMaximum || canExclude),
    where: hasMaximum
      ? sql`coalesce(bedrooms BETWEEN ${boundLiteral(from)} AND ${boundLiteral(to)}, 0)`
      : sql`coalesce(bedrooms >= ${boundLiteral(from)}, 0)`,
  };
}

function amenitiesCondition(amenities: string[]): FilterCondition | undefined {
  if (amenities.length === 0) return undefined;
  const groups = amenities.flatMap((name) => findAmenityGroup(name) ?? []);
  const names = amenities.filter((name) => !findAmenityGroup(name)).map(amenityWord.name);
  const bits = integerLiteral(bitsOfGroups(groups));
  const hasNames = sql`NOT EXISTS (
    SELECT 1 FROM json_each(${JSON.stringify(names)}) WHERE instr(words, ' ' || value || ' ') = 0
  )`;
  return {
    facet: "amenities",
    match: [...groups.map(amenityWord.group), ...names].map(word).join(" AND "),
    exact: true,
    where: sql`(amenity_bits & ${bits} = ${bits}${names.length > 0 ? sql` AND ${hasNames}` : sql``})`,
  };
}

function moveInCondition(cents: number): FilterCondition {
  const { bands, exact } = findMoveInBands(cents);
  return {
    facet: "max_move_in",
    match: matchAny(bands.map(filterWord.moveIn)),
    exact,
    where: sql`coalesce(move_in_cents <= ${boundLiteral(cents)}, 0)`,
  };
}

/** Returns the full-text expression of a term: any of its spellings. */
function termMatch(spellings: SearchTerm): string {
  const toMatch = ({ word: text, prefix }: SearchWord) => word(text) + (prefix ? " *" : "");
  const matches = spellings.map((all) =>
    all.length > 1 ? `(${all.map(toMatch).join(" AND ")})` : all.map(toMatch).join(""),
  );
  return matches.length > 1 ? `(${matches.join(" OR ")})` : matches.join("");
}

/** Converts a search text to a condition; undefined if it contains no words. */
export function searchCondition(query: string | undefined): SearchCondition | undefined {
  const { terms, dropIfEmpty } = toSearchTerms(query ?? "");
  if (terms.length === 0) return undefined;
  const all = terms.map(termMatch);
  return {
    terms,
    match: all.join(" AND "),
    ...(dropIfEmpty && { without: all.slice(0, -1).join(" AND ") }),
  };
}
