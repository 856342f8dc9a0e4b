import { expect } from "vitest";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { findAmenityGroups } from "#shared/listings/amenities/amenity-phrases.ts";
import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { type SortOrder, sortOrders } from "#shared/listings/property-options.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import type { SearchTerm } from "#shared/listings/search-synonyms.ts";
import { textMatches, toSearchTerms } from "#shared/listings/search-words.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { storeProperties, type TestProperty } from "../properties.ts";
import { get } from "../public-client.ts";
import { randomFilters, randomProperties } from "../random-lists.ts";

/** A simple implementation of the lists, to compare with. */
function expected(properties: TestProperty[], filters: PropertyFilters, sort: SortOrder): string[] {
  const passing = (query: string) => {
    const { terms, dropIfEmpty } = toSearchTerms(query);
    const matching = (usedTerms: typeof terms) =>
      properties.filter(
        (property) => passesFilters(property, filters) && usedTerms.every((term) => containsWord(property, term)),
      );
    const all = matching(terms);
    return all.length === 0 && dropIfEmpty ? matching(terms.slice(0, -1)) : all;
  };
  const numbered = passing(filters.q ?? "").map((property) => ({ property, n: properties.indexOf(property) }));
  const size = ({ property }: TestProperty) => property.area_sqft;
  const comparators: Record<SortOrder, (a: (typeof numbered)[0], b: (typeof numbered)[0]) => number> = {
    best: (a, b) => Number(b.property.property.is_available) - Number(a.property.property.is_available) || b.n - a.n,
    newest: (a, b) => b.n - a.n,
    "price-low": (a, b) => getPrice(a.property.property) - getPrice(b.property.property) || a.n - b.n,
    "price-high": (a, b) => getPrice(b.property.property) - getPrice(a.property.property) || b.n - a.n,
    "size-small": (a, b) => (size(a.property) ?? Infinity) - (size(b.property) ?? Infinity) || a.n - b.n,
    "size-large": (a, b) => (size(b.property) ?? -1) - (size(a.property) ?? -1) || b.n - a.n,
  };
  return numbered.sort((a, b) => comparators[sort](a, b) || 0).map(({ property }) => property.uuid);
}

function containsWord({ property, reference }: TestProperty, term: SearchTerm): boolean {
  const { title, description, property_type, address, area, city, state, amenities } = property;
  const fields = [title, reference, description, property_type, address, area, city, state, ...amenities];
  return textMatches(fields.join(" "), [term]);
}

function passesFilters({ property: p }: TestProperty, f: PropertyFilters): boolean {
  const isOneOf = (names: string[], value: string | null) =>
    names.length === 0 || names.some((name) => toSearchKey(name) === toSearchKey(value ?? "\0"));
  const flag = (filter: boolean | undefined, value: boolean | null) => filter === undefined || filter === value;
  const rent = p.kind === "rent" ? p : undefined;
  return (
    (!f.kind || f.kind === p.kind) &&
    isOneOf(f.property_type, p.property_type) &&
    isOneOf(f.city, p.city) &&
    isOneOf(f.area, p.area) &&
    (isOneOf(f.place, p.area) || isOneOf(f.place, p.city)) &&
    getPrice(p) >= (f.min_price ?? 0) &&
    getPrice(p) <= (f.max_price ?? Infinity) &&
    (p.bedrooms ?? 0) >= (f.min_bedrooms ?? 0) &&
    (f.bedrooms === undefined || p.bedrooms === f.bedrooms) &&
    (f.max_bedrooms === undefined || (p.bedrooms ?? Infinity) <= f.max_bedrooms) &&
    (f.amenity ?? []).every((name) => getAmenities(p).includes(name.toLowerCase())) &&
    (p.bathrooms ?? 0) >= (f.min_bathrooms ?? 0) &&
    flag(f.furnished, rent?.furnished ?? null) &&
    flag(f.pets, rent?.pets_allowed ?? null) &&
    flag(f.parking, rent?.has_parking ?? null) &&
    flag(f.available, p.is_available) &&
    (!f.status?.length || f.status.includes(p.status ?? (p.is_available ? "available" : "unavailable"))) &&
    (f.max_move_in === undefined || (moveInCost(p) ?? Infinity) <= f.max_move_in) &&
    flag(f.featured, p.featured) &&
    (!f.lease_duration || rent?.lease_duration === f.lease_duration)
  );
}

/** Returns the groups and the names of the amenities of a property. */
function getAmenities(property: TestProperty["property"]): string[] {
  return [...findAmenityGroups(property), ...property.amenities.map((name) => name.toLowerCase())];
}

function moveInCost(property: TestProperty["property"]): number | null {
  if (property.kind === "buy" || property.advance_months === null) return null;
  return property.monthly_rent * property.advance_months + (property.deposit ?? 0) + (property.agency_fee ?? 0);
}

/** Follows next_cursor to the end and returns every uuid with the responses. */
async function readAllPages(filters: PropertyFilters, sort: SortOrder, limit: number) {
  const pages: CardListResponse[] = [];
  let cursor: string | null = null;
  do {
    const params = filtersToParams(filters);
    params.set("view", "card");
    params.set("sort", sort);
    params.set("limit", String(limit));
    if (cursor) params.set("cursor", cursor);
    const { status, body } = await get<CardListResponse>(`/public/properties?${params}`);
    expect(status, JSON.stringify(body)).toBe(200);
    pages.push(body);
    cursor = body.next_cursor;
  } while (cursor && pages.length < 400);
  return { pages, uuids: pages.flatMap(({ data }) => data.properties.map(({ uuid }) => uuid)) };
}

/** Compares lists of 300 homes by chance with any filters and sizes of pages. */
export async function compareRandomLists(from: number, to: number): Promise<void> {
  const properties = await storeProperties(...randomProperties(300, 7));
  for (let round = from; round < to; round++) {
    const filters = randomFilters(round);
    const sort = sortOrders[round % sortOrders.length] as SortOrder;
    const { pages, uuids } = await readAllPages(filters, sort, 1 + ((round * 7) % 60));
    const expectedIds = expected(properties, filters, sort);
    const description = `${filtersToParams(filters)} ${sort}`;
    expect(uuids, description).toEqual(expectedIds);
    for (const page of pages) {
      expect([page.total, page.total_exact], description).toEqual([expectedIds.length, true]);
    }
  }
}
