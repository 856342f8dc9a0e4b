import type { NearestSearch } from "#contract/listings/nearest/nearest-search.ts";
import { livingFilterNames } from "#shared/listings/details/living-filters.ts";
import { noFilters, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { pageSortOrder, type SortOrder } from "#shared/listings/property-options.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { CardGrid, CardGridSkeleton } from "../../card/card-grid.tsx";
import { allPageConfig } from "../../list-pages/all-page-config.ts";
import { listKey } from "../../list-pages/list-page-keys.ts";
import { parseListParams } from "../../list-pages/list-params.ts";
import { pickClosest } from "./home-distance.ts";

const maxHomes = 3;
/** Homes that are compared of each list. */
const maxCompared = 24;
const priceRange = 1.5;

const keyOf = (filters: PropertyFilters, sort: SortOrder, limit: number) =>
  listKey(allPageConfig, { filters: { ...filters, available: true }, sort }, limit);

/** Returns what a home must have beside its price, place, size and type. */
function featuresOf(filters: PropertyFilters): Partial<PropertyFilters> | undefined {
  const names = ["furnished", "pets", "parking", "amenity", ...livingFilterNames] as const;
  const set = names.filter((name) => filters[name] !== undefined);
  return set.length > 0 ? Object.fromEntries(set.map((name) => [name, filters[name]])) : undefined;
}

interface NearestHomesProps {
  /** The filters of the search without results, with its kind. */
  filters: PropertyFilters;
  searches: readonly NearestSearch[];
}

/** Up to three homes that are close to a search without results, or any homes if nothing matches its words. */
export function NearestHomes({ filters, searches }: NearestHomesProps) {
  const [search] = searches;
  if (!search) return null;
  const query = searches.find(({ change }) => change !== "kind")?.query ?? search.query;
  return filters.q ? <OtherHomes query={query} /> : <ClosestHomes filters={filters} />;
}

/** Nothing is known of what the words of the search mean, so no home is close to it. */
function OtherHomes({ query }: { query: string }) {
  const { filters } = parseListParams(allPageConfig, new URLSearchParams(query));
  const { data, error } = useEndpoint(keyOf(filters, pageSortOrder, maxHomes));
  return error ? null : <Homes title="Other homes" homes={data?.data.properties} />;
}

/** Compares homes of the same place, of a similar price, and those of a similar price with the same features. */
function ClosestHomes({ filters }: { filters: PropertyFilters }) {
  const { kind, area, city, place, min_price, max_price } = filters;
  const features = featuresOf(filters);
  const similarPrice = {
    ...noFilters,
    kind,
    min_price: min_price && min_price / priceRange,
    max_price: max_price && max_price * priceRange,
  };
  const sort = max_price ? "price-low" : pageSortOrder;
  const samePlace = useEndpoint(keyOf({ ...noFilters, kind, area, city, place }, sort, maxCompared));
  const samePrice = useEndpoint(keyOf(similarPrice, pageSortOrder, maxCompared));
  const equipped = useEndpoint(features ? keyOf({ ...similarPrice, ...features }, pageSortOrder, maxCompared) : null);
  const lists = [equipped, samePlace, samePrice];
  if (lists.some(({ isLoading }) => isLoading)) return <Homes title="Closest homes" homes={undefined} />;
  const [withFeatures = [], ...others] = lists.map(({ data }) => data?.data.properties ?? []);
  const uuids = new Set(withFeatures.map(({ uuid }) => uuid));
  const homes = [...withFeatures, ...others.flat()];
  return (
    <Homes
      title="Closest homes"
      homes={pickClosest(filters, homes, ({ uuid }) => !features || uuids.has(uuid), maxHomes)}
    />
  );
}

function Homes({ title, homes }: { title: string; homes: Parameters<typeof CardGrid>[0]["properties"] | undefined }) {
  if (homes?.length === 0) return null;
  return (
    <section className="needs-script mt-8" aria-labelledby="nearest-homes">
      <h2 id="nearest-homes" className="mb-4">
        {title}
      </h2>
      {homes ? <CardGrid properties={homes} headingLevel={3} /> : <CardGridSkeleton count={maxHomes} />}
    </section>
  );
}
