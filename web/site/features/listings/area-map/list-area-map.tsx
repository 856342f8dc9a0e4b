import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { type ListParams, withFilters } from "../list-pages/list-params.ts";
import { useFilterLinks } from "../list-pages/use-filter-links.ts";
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
  const linkTo = useFilterLinks(config, params);
  const getLink = (name: string) => {
    const others = selected.filter((area) => area !== name);
    return linkTo(withFilters(params, { area: others.length < selected.length ? others : [...selected, name] }));
  };
  return (
    <section aria-label="Map of the areas" className="area-panel mb-6">
      {facets && (
        <div className="items-start gap-8 lg:grid lg:grid-cols-[27rem_1fr]">
          <AreaMap facets={facets} getLink={getLink} selected={selected} isByName />
        </div>
      )}
    </section>
  );
}
