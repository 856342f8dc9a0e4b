import { findAmenityGroup } from "../../listings/amenities/amenity-names.ts";
import { amenityWord, bitsOfGroups } from "../../listings/matching/amenity-words.ts";
import { type FacetTests, facetNames, facetTests } from "../../listings/matching/facet-tests.ts";
import { maxRoomWord, toBedroomRange, toMoveInCents, toPriceCents } from "../../listings/matching/filter-values.ts";
import { findMoveInBands } from "../../listings/matching/move-in-bands.ts";
import { findBandsInRange } from "../../listings/matching/price-bands.ts";
import type { PropertyFilters } from "../../listings/property-filters.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import type { PreparedHome } from "./prepared-home.ts";

type HomeTest = (prepared: PreparedHome) => boolean;

/** The tests of some filters. */
export interface HomeTests {
  /** Whether a home passes the filters that are no facets: flags, the lease and the chosen amenities. */
  passesOthers: HomeTest;
  /** Returns the number of facets whose filter a home fails; at most 2, because more make no difference. */
  countFailed: (prepared: PreparedHome) => number;
  /**
   * As `countFailed`, by the words of the index. The server asks the index alone whether the last word of a search
   * matches anything, and the index knows prices by their band and rooms up to nine.
   */
  countFailedInIndex: (prepared: PreparedHome) => number;
}

/** Returns the tests of some filters. */
export function createHomeTests(filters: PropertyFilters): HomeTests {
  const exact = facetTests(filters);
  const tests = [...flagTests(filters), leaseTest(filters), amenityTest(filters)].filter((test) => test !== undefined);
  return {
    passesOthers: (prepared) => tests.every((test) => test(prepared)),
    countFailed: countFailures(exact),
    countFailedInIndex: countFailures({ ...exact, ...indexTests(filters) }),
  };
}

function countFailures(tests: FacetTests): (prepared: PreparedHome) => number {
  return ({ values }) => {
    let failed = 0;
    for (const facet of facetNames) {
      if (!tests[facet](values) && ++failed > 1) break;
    }
    return failed;
  };
}

const flagValues: Partial<Record<keyof PropertyFilters, (home: CatalogueHome) => boolean | null>> = {
  furnished: (home) => home.furnished,
  pets: (home) => home.pets_allowed,
  parking: (home) => home.has_parking,
  available: (home) => home.is_available,
  featured: (home) => home.featured,
  reduced: (home) => home.price_reduced_at !== null,
  confirmed: (home) => home.is_confirmed,
};

const flagTests = (filters: PropertyFilters): HomeTest[] =>
  Object.entries(flagValues).flatMap(([name, getValue]) => {
    const wanted = filters[name as keyof typeof flagValues];
    return wanted === undefined ? [] : [({ home }: PreparedHome) => getValue(home) === wanted];
  });

const leaseTest = ({ lease_duration }: PropertyFilters): HomeTest | undefined =>
  lease_duration ? ({ home }) => home.lease_duration === lease_duration : undefined;

function amenityTest({ amenity = [] }: PropertyFilters): HomeTest | undefined {
  if (amenity.length === 0) return undefined;
  const bits = bitsOfGroups(amenity.flatMap((name) => findAmenityGroup(name) ?? []));
  const names = amenity.filter((name) => !findAmenityGroup(name)).map((name) => ` ${amenityWord.name(name)} `);
  return ({ values, words }) => (values.amenity_bits & bits) === bits && names.every((name) => words.includes(name));
}

/** The tests that the words of the index do less exactly. */
function indexTests(filters: PropertyFilters): Pick<FacetTests, IndexedFacet> {
  const { min, max } = toPriceCents(filters);
  const priceBands = new Set(findBandsInRange(min, max).bands);
  const maxMoveIn = toMoveInCents(filters);
  const moveInBands = maxMoveIn === undefined ? undefined : new Set(findMoveInBands(maxMoveIn).bands);
  const rooms = toBedroomRange(filters);
  const bathrooms = Math.min(Math.ceil(filters.min_bathrooms ?? 0), maxRoomWord);
  return {
    price: ({ price_band }) => priceBands.has(price_band),
    max_move_in: ({ move_in_band }) => !moveInBands || (move_in_band !== null && moveInBands.has(move_in_band)),
    min_bathrooms: (property) => (property.bathrooms ?? 0) >= bathrooms,
    min_bedrooms: (property) => {
      const bedrooms = property.bedrooms ?? 0;
      if (!rooms) return true;
      return (
        bedrooms >= Math.min(rooms.from, maxRoomWord) && (rooms.to >= maxRoomWord || bedrooms <= Math.max(rooms.to, 0))
      );
    },
  };
}

type IndexedFacet = "price" | "max_move_in" | "min_bathrooms" | "min_bedrooms";
