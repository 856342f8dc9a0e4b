import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { ChipRemove } from "#web/ui/chip.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, type ListParams, withFilters } from "../list-pages/list-params.ts";
import { getActiveFilters } from "./active-filters.ts";
import { ClearFiltersLink } from "./clear-filters-link.tsx";

/** What narrows the list, each a link to the list without it. */
export function ActiveFilterChips({ page, address }: { page: ListPageConfig; address: ListParams }) {
  const active = getActiveFilters(page, address.filters);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <ChipRemove
          key={label}
          label={label}
          to={buildListPath(page, withFilters(address, without))}
          state={preserveScroll}
        />
      ))}
      <ClearFiltersLink page={page} address={address} look="quiet" />
    </div>
  );
}
