import { keepScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { ChipRemove } from "#web/ui/chip.tsx";
import type { ListPage } from "../list-pages/list-page-config.ts";
import { addressPath, type ListAddress, withFilters } from "../list-pages/list-params.ts";
import { activeFilters } from "./active-filters.ts";
import { ClearFilters } from "./clear-filters-link.tsx";

/** What narrows the list, each a link to the list without it. */
export function ActiveChips({ page, address }: { page: ListPage; address: ListAddress }) {
  const active = activeFilters(page, address.filters);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <ChipRemove
          key={label}
          label={label}
          to={addressPath(page, withFilters(address, without))}
          state={keepScroll}
        />
      ))}
      <ClearFilters page={page} address={address} look="quiet" />
    </div>
  );
}
