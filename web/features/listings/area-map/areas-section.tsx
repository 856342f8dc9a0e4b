import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { paths, withQuery } from "#web/lib/page/paths.ts";
import { useHydrated } from "#web/lib/page/use-hydrated.ts";
import { AreaMap } from "./area-map.tsx";

const pathOf = (area: string) => withQuery(paths.properties, new URLSearchParams({ area }));

/** The areas of Monrovia with their homes, on the map and as a list. Keeps its place until the numbers have loaded. */
export function AreasSection() {
  const { data, error } = useEndpoint<FacetsResponse>(endpointPath(visitorEndpoints.getFacets));
  // The home search may have read the same numbers before this section hydrates.
  const isHydrated = useHydrated();
  if (isHydrated && error && !data) return null;
  return (
    <section className="wrap needs-script pt-12 lg:pt-18" aria-labelledby="areas">
      <h2 id="areas">Homes by area</h2>
      <div className="mt-5 min-h-[99vw] items-start gap-12 lg:grid lg:min-h-[32rem] lg:grid-cols-[7fr_5fr]">
        {isHydrated && data && <AreaMap facets={data} pathOf={pathOf} />}
      </div>
    </section>
  );
}
