import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import type { ListParams } from "../list-pages/list-params.ts";
import { ActiveFilterChips } from "../search/active-filter-chips.tsx";
import { QuickFilters } from "../search/quick-filters.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { SortSelect } from "../search/sort-select.tsx";
import { useFacets } from "../search/use-facets.ts";

export interface ListControlsProps {
  /** The block above the list, or the order beside its count. */
  part: "filters" | "sort";
  page: ListPageConfig;
  address: ListParams;
  open: (next: ListParams, how?: "replace") => void;
}

/** Everything that changes which listings are shown. One module, because its code comes late and then together. */
export function ListControls({ part, ...rest }: ListControlsProps) {
  return part === "sort" ? <SortSelect {...rest} /> : <Filters {...rest} />;
}

function Filters({ page, address, open }: Omit<ListControlsProps, "part">) {
  const { facets } = useFacets(page, address);
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <SearchForm page={page} address={address} facets={facets} open={open} />
      {page.name === "all" && <QuickFilters page={page} address={address} facets={facets} />}
      <ActiveFilterChips page={page} address={address} />
    </div>
  );
}
