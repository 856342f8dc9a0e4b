import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import type { ListParams } from "../list-pages/list-params.ts";
import type { SetListParams } from "../list-pages/use-list-params.ts";
import { ActiveFilterChips } from "../search/active-filter-chips.tsx";
import { InlineSelects } from "../search/inline-selects.tsx";
import { QuickFilters } from "../search/quick-filters.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { SortSelect } from "../search/sort-select.tsx";
import { useFacets } from "../search/use-facets.ts";

export interface ListControlsProps {
  section: "filters" | "sort";
  config: ListPageConfig;
  params: ListParams;
  setParams: SetListParams;
}

/** Filters and sort order. Both are in one component so that they load as one lazy chunk. */
export function ListControls({ section, ...rest }: ListControlsProps) {
  return section === "sort" ? <SortSelect {...rest} /> : <Filters {...rest} />;
}

function Filters({ config, params, setParams }: Omit<ListControlsProps, "section">) {
  const { facets } = useFacets(config, params);
  return (
    <search className="list-bar">
      <SearchForm config={config} params={params} facets={facets} setParams={setParams} />
      <div className="list-chips">
        <InlineSelects config={config} params={params} facets={facets} setParams={setParams} />
        {config.name === "all" && <QuickFilters config={config} params={params} facets={facets} />}
        <ActiveFilterChips config={config} params={params} />
      </div>
    </search>
  );
}
