import { sortOrders } from "#contract/listings/property-options.ts";
import { type DashboardParams, pageSizeOptions } from "#web/features/admin/dashboard/dashboard-params.ts";
import { sortLabels } from "#web/lib/format/sort-labels.ts";
import { FilterSelect } from "#web/ui/admin/filter-select.tsx";
import { toOptions } from "./to-options.ts";

interface ListingOrderProps {
  params: DashboardParams;
  onChange: (changes: DashboardParams) => void;
}

/** The order and the page size of the screen of listings. */
export function ListingOrder({ params: { sort, size }, onChange }: ListingOrderProps) {
  return (
    <div className="listing-order">
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
      <FilterSelect
        label="Listings per page"
        all={`${pageSizeOptions[0]} per page`}
        value={size}
        options={pageSizeOptions.slice(1).map((option) => [option, `${option} per page`] as const)}
        onChange={(value) => onChange({ size: pageSizeOptions.find((option) => option === value) })}
      />
    </div>
  );
}
