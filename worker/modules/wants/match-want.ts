import { readWantFilters, type WantFilters } from "#contract/wants/want-filters.ts";
import type { WantKind } from "#contract/wants/want-kinds.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { type PreparedCatalogue, prepareCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import { findHomes } from "#shared/catalogue/search/search-catalogue.ts";
import { listFilterNames, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";

/** What is compared with homes. */
export interface ComparedWant {
  kind: WantKind;
  filters: WantFilters;
}

/** Returns a want as searches read it; undefined for a lesson or a professional. */
export function toSearch({ kind, filters }: ComparedWant): PropertyFilters | undefined {
  const homeKind = propertyKinds.find((one) => one === kind);
  return homeKind && readWantFilters(homeKind, filters);
}

/** Only available homes are told. */
const isAvailable = ({ is_available }: CatalogueHome) => is_available;

/** Returns the available homes that meet a want, as lists find them. */
export function findMatches(catalogue: PreparedCatalogue, want: ComparedWant): CatalogueHome[] {
  const search = toSearch(want);
  return search ? findHomes(catalogue, search).filter(isAvailable) : [];
}

/** Returns each search without one of the filters, and each without one amenity. */
function dropEach(search: PropertyFilters, { filters }: ComparedWant): [name: string, search: PropertyFilters][] {
  return Object.keys(filters).flatMap((name): [string, PropertyFilters][] => {
    const { amenity = [] } = search;
    if (name === "amenity")
      return amenity.map((one) => [name, { ...search, amenity: amenity.filter((other) => other !== one) }]);
    const isList = listFilterNames.some((list) => list === name);
    return [[name, { ...search, [name]: isList ? [] : undefined }]];
  });
}

interface NearHome {
  listing: CatalogueHome;
  /** The name of the filter that it does not meet. */
  missed: string[];
}

/** Returns the available homes that miss a single filter of a want. */
export function findNear(catalogue: PreparedCatalogue, want: ComparedWant): NearHome[] {
  const search = toSearch(want);
  if (!search) return [];
  const found = new Set(findHomes(catalogue, search));
  return dropEach(search, want).flatMap(([name, wider]) =>
    findHomes(catalogue, wider).flatMap((listing) => {
      if (found.has(listing) || !isAvailable(listing)) return [];
      found.add(listing);
      return [{ listing, missed: [name] }];
    }),
  );
}

/** Returns a test for wants: the filters that one home misses, none or one; undefined if it misses more. */
export function createHomeTest(home: CatalogueHome): (want: ComparedWant) => string[] | undefined {
  const catalogue = prepareCatalogue([home]);
  const meets = (search: PropertyFilters) => findHomes(catalogue, search).length > 0;
  return (want) => {
    const search = toSearch(want);
    if (!search) return undefined;
    if (meets(search)) return [];
    const [missed] = dropEach(search, want).find(([, wider]) => meets(wider)) ?? [];
    return missed === undefined ? undefined : [missed];
  };
}

/** Returns a test whether one home meets wants, as lists decide. */
export function createMatchTest(home: CatalogueHome): (want: ComparedWant) => boolean {
  const catalogue = prepareCatalogue([home]);
  return (want) => findMatches(catalogue, want).length > 0;
}
