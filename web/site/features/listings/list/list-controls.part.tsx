import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import type { ListParams } from "../list-pages/list-params.ts";
import type { SetListParams } from "../list-pages/use-list-params.ts";
import { SearchBell } from "../saved-searches/search-bell.tsx";
import { ActiveFilterChips } from "../search/active-filter-chips.tsx";
import { InlineSelects } from "../search/inline-selects.tsx";
import { QuickFilters } from "../search/quick-filters.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { SortSelect } from "../search/sort-select.tsx";
import { useFacets } from "../search/use-facets.ts";
import { listToolClass } from "./list-tool-class.tsx";
import { MapButton } from "./map-button.tsx";
import { RowsSwitch } from "./rows-switch.tsx";

export interface ListControlsProps {
  section: "filters" | "tools";
  config: ListPageConfig;
  params: ListParams;
  setParams: SetListParams;
  /** Whether no listing matches. The list itself then offers to clear the filters. */
  isEmpty: boolean;
  isMapOpen: boolean;
  onMapToggle: () => void;
}

/** The filters and the order, or the tools beside the title. Both load as one lazy chunk. */
export function ListControls({ section, ...rest }: ListControlsProps) {
  return section === "tools" ? <Tools {...rest} /> : <Filters {...rest} />;
}

function Tools({ config, params, isMapOpen, onMapToggle }: Omit<ListControlsProps, "section">) {
  return (
    <>
      <SearchBell config={config} params={params} className={listToolClass} isLabelled />
      <MapButton isMapOpen={isMapOpen} onToggle={onMapToggle} />
      <RowsSwitch />
    </>
  );
}

function Filters({ config, params, setParams, isEmpty }: Omit<ListControlsProps, "section">) {
  const { facets } = useFacets(config, params);
  return (
    <search className="list-bar">
      <SearchForm config={config} params={params} facets={facets} setParams={setParams} />
      <div className="list-chips">
        <InlineSelects config={config} params={params} facets={facets} setParams={setParams} />
        {!isEmpty && <SortSelect params={params} setParams={setParams} />}
        {config.name === "all" && <QuickFilters config={config} params={params} facets={facets} isEmpty={isEmpty} />}
        {/* The heading of a place says what its address filters by. */}
        {!config.place && <ActiveFilterChips config={config} params={params} canClear={!isEmpty} />}
      </div>
    </search>
  );
}
