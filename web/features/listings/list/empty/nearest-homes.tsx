import type { NearestSearch } from "#contract/listings/nearest/nearest-search.ts";
import { pageSortOrder } from "#contract/listings/property-options.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { CardGrid, CardGridSkeleton } from "../../card/card-grid.tsx";
import { allPageConfig } from "../../list-pages/all-page-config.ts";
import { listKey } from "../../list-pages/list-page-keys.ts";
import { parseListParams } from "../../list-pages/list-params.ts";

const maxHomes = 3;

/** Returns the search whose homes are shown: the nearest of the same kind, because few who rent want to buy. */
function pickSearch(searches: readonly NearestSearch[]): NearestSearch | undefined {
  return searches.find(({ change }) => change !== "kind") ?? searches[0];
}

/** Returns the key of the available homes of a wider search. If the prices were too low, the lowest ones come first. */
function nearestHomesKey({ change, query }: NearestSearch, maxPrice: number | undefined) {
  const { filters } = parseListParams(allPageConfig, new URLSearchParams(query));
  const sort = change === "price" && maxPrice ? "price-low" : pageSortOrder;
  return listKey(allPageConfig, { filters: { ...filters, available: true }, sort }, maxHomes);
}

interface NearestHomesProps {
  searches: readonly NearestSearch[];
  /** The highest price of the search without results. */
  maxPrice: number | undefined;
}

/** Up to three homes that are close to a search without results, or any homes if nothing matches its words. */
export function NearestHomes({ searches, maxPrice }: NearestHomesProps) {
  const search = pickSearch(searches);
  const { data, error } = useEndpoint(search ? nearestHomesKey(search, maxPrice) : null);
  const homes = data?.data.properties;
  if (!search || error || homes?.length === 0) return null;
  return (
    <section className="needs-script mt-8" aria-labelledby="nearest-homes">
      <h2 id="nearest-homes" className="mb-4">
        {search.change === "text" ? "Other homes" : "Closest homes"}
      </h2>
      {homes ? <CardGrid properties={homes} headingLevel={3} /> : <CardGridSkeleton count={maxHomes} />}
    </section>
  );
}
