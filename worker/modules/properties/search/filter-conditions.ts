import { type Column, eq, or, type SQL, sql } from "drizzle-orm";
import { findAmenityGroup } from "#shared/listings/amenities/amenity-names.ts";
import { factWord } from "#shared/listings/amenities/fact-phrases.ts";
import { livingFilterNames, matchingLivingValues } from "#shared/listings/details/living-filters.ts";
import { amenityWord, bitsOfFacts, bitsOfGroups } from "#shared/listings/matching/amenity-words.ts";
import type { FacetName } from "#shared/listings/matching/facet-tests.ts";
import { toBedroomRange, toFilterKeys, toMoveInCents, toPriceCents } from "#shared/listings/matching/filter-values.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { boundLiteral, integerLiteral, isOneOf } from "#worker/db/expressions.ts";
import { hasBathrooms } from "#worker/db/property-columns/bathrooms.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { isFound } from "./text-condition.ts";

/** One filter as a condition on the columns of `properties`, which is never unknown. `facet` names its options with counts. */
export interface FilterCondition {
  facet?: FacetName;
  where: SQL;
}

/** Converts filters to conditions. A filter that is not set, or that everything passes, gives none. */
export function filterConditions(filters: PropertyFilters): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  const add = (where: SQL | undefined, facet?: FacetName) => {
    if (where) conditions.push({ facet, where });
  };
  const { kind, place, min_bathrooms, status = [], amenity = [], lease_duration } = filters;
  add(kind && eq(properties.kind, kind), "kind");
  add(hasName(properties.type_key, filters.property_type), "property_type");
  add(hasName(properties.city_key, filters.city), "city");
  add(hasName(properties.area_key, filters.area), "area");
  if (place.length > 0) add(or(hasName(properties.city_key, place), hasName(properties.area_key, place)));
  add(isBetween(properties.price_cents, toPriceCents(filters)), "price");
  const bedrooms = toBedroomRange(filters);
  add(bedrooms && isBetween(properties.bedrooms, { min: bedrooms.from, max: bedrooms.to }), "min_bedrooms");
  add(min_bathrooms ? sql`coalesce(${hasBathrooms(min_bathrooms)}, 0)` : undefined, "min_bathrooms");
  for (const name of ["furnished", "pets", "parking"] as const) {
    const wanted = filters[name];
    if (wanted !== undefined) add(hasFact([factWord({ name, value: String(wanted) })]));
  }
  add(filters.available === undefined ? undefined : isFlag(properties.is_available, filters.available));
  add(filters.featured === undefined ? undefined : isFlag(properties.featured, filters.featured));
  add(filters.confirmed === undefined ? undefined : isFlag(properties.is_confirmed, filters.confirmed));
  if (filters.reduced !== undefined)
    add(sql`(${properties.price_reduced_at} IS NOT NULL) = ${integerLiteral(Number(filters.reduced))}`);
  add(status.length > 0 ? isOneOf(properties.status, status) : undefined, "status");
  add(amenity.length > 0 ? hasAmenities(amenity) : undefined, "amenities");
  for (const name of livingFilterNames) {
    const values = matchingLivingValues(name, filters[name]);
    if (values.length > 0) add(hasFact(values.map((value) => factWord({ name, value }))), name);
  }
  add(isBetween(properties.move_in_cents, { max: toMoveInCents(filters) }), "max_move_in");
  if (lease_duration) add(sql`coalesce(${properties.lease_duration} = ${lease_duration}, 0)`);
  return conditions;
}

const hasName = (column: Column, names: string[]) =>
  names.length > 0 ? isOneOf(column, toFilterKeys(names)) : undefined;

const isFlag = (column: Column, on: boolean) => sql`${column} = ${integerLiteral(Number(on))}`;

/** An unknown number is in no range. */
function isBetween(column: Column, { min, max }: { min?: number; max?: number }): SQL | undefined {
  if (min === undefined && max === undefined) return undefined;
  const lower = min === undefined ? sql`` : sql` AND ${column} >= ${boundLiteral(min)}`;
  const upper = max === undefined ? sql`` : sql` AND ${column} <= ${boundLiteral(max)}`;
  return sql`coalesce(1${lower}${upper}, 0)`;
}

/** The home states one of the facts, in its fields or its amenities. */
const hasFact = (words: string[]): SQL => sql`(${properties.fact_bits} & ${integerLiteral(bitsOfFacts(words))}) <> 0`;

/** The home has all of the amenities: groups, and others by their names. */
function hasAmenities(amenities: string[]): SQL {
  const bits = integerLiteral(bitsOfGroups(amenities.flatMap((name) => findAmenityGroup(name) ?? [])));
  const hasGroups = sql`(${properties.amenity_bits} & ${bits}) = ${bits}`;
  const names = amenities.filter((name) => !findAmenityGroup(name)).map((name) => `"${amenityWord.name(name)}"`);
  return names.length > 0 ? sql`(${hasGroups} AND ${isFound(names.join(" AND "))})` : hasGroups;
}
