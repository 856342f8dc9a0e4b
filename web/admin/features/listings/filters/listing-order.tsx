import { sortOrders } from "#shared/listings/property-options.ts";
import { type DashboardParams, pageSizeOptions } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { sortLabels } from "#web/lib/format/sort-labels.ts";
import { toOptions } from "./to-options.ts";

interface ListingOrderProps {
  params: DashboardParams;
  onChange: (changes: DashboardParams) => void;
}

/** The order of the screen of listings. */
export function ListingOrder({ params: { sort }, onChange }: ListingOrderProps) {
  return (
    <FilterSelect
      label="Order"
      all={sortLabels.newest}
      value={sort}
      options={toOptions(
        sortOrders.filter((order) => order !== "newest"),
        sortLabels,
      )}
      onChange={(value) => onChange({ sort: sortOrders.find((order) => order === value) })}
    />
  );
}

/** The number of listings on a page. */
export function ListingPageSize({ params: { size }, onChange }: ListingOrderProps) {
  return (
    <FilterSelect
      label="Listings per page"
      all={`${pageSizeOptions[0]} per page`}
      value={size}
      options={pageSizeOptions.slice(1).map((option) => [option, `${option} per page`] as const)}
      onChange={(value) => onChange({ size: pageSizeOptions.find((option) => option === value) })}
    />
  );
}
