import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams, withFilters } from "../list-pages/list-params.ts";
import { useFacets } from "../search/use-facets.ts";
import { AreaMap } from "./area-map.tsx";

interface ListAreaMapProps {
  config: ListPageConfig;
  params: ListParams;
}

/** The areas with their homes under the filters of a list. A tap filters the list by an area, or removes that filter. */
export function ListAreaMap({ config, params }: ListAreaMapProps) {
  const { facets } = useFacets(config, params);
  const { area: selected } = params.filters;
  const getPath = (name: string) => {
    const others = selected.filter((area) => area !== name);
    return buildListPath(
      config,
      withFilters(params, { area: others.length < selected.length ? others : [...selected, name] }),
    );
  };
  return (
    <section aria-label="Map of the areas" className="area-panel mb-6">
      {facets && (
        <div className="items-start gap-8 lg:grid lg:grid-cols-[27rem_1fr]">
          <AreaMap facets={facets} getPath={getPath} selected={selected} isByName linkState={preserveScroll} />
        </div>
      )}
    </section>
  );
}
