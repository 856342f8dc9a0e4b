import { findAmenityGroup } from "../../listings/amenities/amenity-names.ts";
import { factWord } from "../../listings/amenities/fact-phrases.ts";
import { bitsOfGroups, createFactReader } from "../../listings/matching/amenity-words.ts";
import { facetNames, facetTests } from "../../listings/matching/facet-tests.ts";
import { toFilterKeys } from "../../listings/matching/filter-values.ts";
import type { PropertyFilters } from "../../listings/property-filters.ts";
import { toSearchKey } from "../../listings/words.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import type { FacetColumn } from "./facet-columns.ts";
import { homeFacts } from "./home-values.ts";
import type { PreparedCatalogue } from "./prepared-catalogue.ts";
import { type Marks, markAmenities } from "./word-index.ts";

/** How the homes of a catalogue pass some filters, by place. */
export interface Failures {
  /**
   * The number of facets whose filter a home fails; at most 2, because more make no difference. 2 also for a home that fails
   * a filter that is no facet: a flag, the lease or a chosen amenity.
   */
  failed: Uint8Array;
  /** The position in `facetNames` of the last facet that the home fails. */
  lastFacet: Uint8Array;
}

/** Tests all homes. */
export function findFailures(catalogue: PreparedCatalogue, filters: PropertyFilters): Failures {
  const { homes, columns } = catalogue;
  const tests = facetTests(filters);
  const failures = { failed: new Uint8Array(homes.length), lastFacet: new Uint8Array(homes.length) };
  failOthers(catalogue, filters, failures.failed);
  for (const [position, facet] of facetNames.entries()) {
    const column = columns[facet];
    const passes = column.examples.map(tests[facet]);
    if (passes.includes(false)) failFacet(failures, column, passes, position);
  }
  return failures;
}

function failFacet({ failed, lastFacet }: Failures, { codes }: FacetColumn, passes: readonly boolean[], facet: number) {
  for (let place = 0; place < codes.length; place++) {
    if (passes[codes[place] ?? 0] || failed[place] === 2) continue;
    failed[place] = (failed[place] ?? 0) + 1;
    lastFacet[place] = facet;
  }
}

/** Fails the homes that do not pass the filters that are no facets. */
function failOthers(catalogue: PreparedCatalogue, filters: PropertyFilters, failed: Uint8Array): void {
  const tests = [...flagTests(filters), ...factTests(filters), placeTest(filters), leaseTest(filters)].filter(
    (test) => test !== undefined,
  );
  const amenities = amenityTest(catalogue, filters);
  if (tests.length === 0 && !amenities) return;
  for (const [place, home] of catalogue.homes.entries()) {
    if (!tests.every((test) => test(home)) || amenities?.(place) === false) failed[place] = 2;
  }
}

type HomeTest = (home: CatalogueHome) => boolean;

const flagValues: Partial<Record<keyof PropertyFilters, (home: CatalogueHome) => boolean | null>> = {
  available: (home) => home.is_available,
  featured: (home) => home.featured,
  reduced: (home) => home.price_reduced_at !== null,
  confirmed: (home) => home.is_confirmed,
};

const flagTests = (filters: PropertyFilters): HomeTest[] =>
  Object.entries(flagValues).flatMap(([name, getValue]) => {
    const wanted = filters[name as keyof typeof flagValues];
    return wanted === undefined ? [] : [(home: CatalogueHome) => getValue(home) === wanted];
  });

/** Tests the facts that are no facets, by the fields or the amenities of a home. */
function factTests(filters: PropertyFilters): HomeTest[] {
  const readFacts = createFactReader();
  return (["furnished", "pets", "parking"] as const).flatMap((name) => {
    const wanted = filters[name];
    if (wanted === undefined) return [];
    const word = factWord({ name, value: String(wanted) });
    return [(home: CatalogueHome) => readFacts(homeFacts(home)).includes(word)];
  });
}

function placeTest({ place }: PropertyFilters): HomeTest | undefined {
  if (place.length === 0) return undefined;
  const keys = new Set(toFilterKeys(place));
  return ({ city, area }) => keys.has(toSearchKey(city)) || keys.has(toSearchKey(area ?? ""));
}

const leaseTest = ({ lease_duration }: PropertyFilters): HomeTest | undefined =>
  lease_duration ? (home) => home.lease_duration === lease_duration : undefined;

/** Returns whether the home at a place has all chosen amenities. */
function amenityTest(
  { values, getWords }: PreparedCatalogue,
  { amenity = [] }: PropertyFilters,
): ((place: number) => boolean) | undefined {
  if (amenity.length === 0) return undefined;
  const bits = bitsOfGroups(amenity.flatMap((name) => findAmenityGroup(name) ?? []));
  const names = amenity.filter((name) => !findAmenityGroup(name));
  const named: Marks | undefined = names.length > 0 ? markAmenities(getWords(), names) : undefined;
  return (place) => ((values[place]?.amenity_bits ?? 0) & bits) === bits && named?.[place] !== 0;
}
