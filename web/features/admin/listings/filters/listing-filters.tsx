import { propertyTypes, sortOrders } from "#contract/listings/property-options.ts";
import { listingStatuses } from "#contract/listings/status/listing-status.ts";
import { type DashboardParams, pageSizeOptions } from "#web/features/admin/dashboard/dashboard-params.ts";
import { usePlaceSuggestions } from "#web/features/admin/listing-form/location/use-place-suggestions.ts";
import { statusLabels } from "#web/features/admin/listings/status-labels.ts";
import { sortLabels } from "#web/lib/format/sort-labels.ts";
import { FilterSelect } from "#web/ui/admin/filter-select.tsx";
import { FoldOnPhone } from "#web/ui/admin/fold-on-phone.tsx";
import { Button } from "#web/ui/button.tsx";
import { SuggestFilter } from "./suggest-filter.tsx";
import { useListers } from "./use-listers.ts";

interface ListingFiltersProps {
  params: DashboardParams;
  onChange: (changes: DashboardParams) => void;
}

const noFilters = {
  status: undefined,
  type: undefined,
  area: undefined,
  lister: undefined,
  unconfirmed: undefined,
  photos: undefined,
} satisfies DashboardParams;

const toOptions = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
  names.map((name) => [name, labels[name]] as const);

/** The filters, the order and the page size of the screen of listings. A phone shows them after a tap. */
export function ListingFilters({ params, onChange }: ListingFiltersProps) {
  const { status, type, area, lister, unconfirmed, photos, sort, size } = params;
  const places = usePlaceSuggestions();
  const count = Object.keys(noFilters).filter((name) => params[name as keyof typeof noFilters]).length;
  return (
    <FoldOnPhone label={count > 0 ? `Filters and order (${count})` : "Filters and order"} isOpen={count > 0}>
      <search aria-label="Filters and order">
        <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
          <FilterSelect
            label="Status"
            all="Any status"
            value={status}
            options={toOptions(listingStatuses, statusLabels)}
            onChange={(value) => onChange({ status: listingStatuses.find((name) => name === value) })}
          />
          <FilterSelect
            label="Type"
            all="Any type"
            value={type}
            options={propertyTypes.map((name) => [name, name] as const)}
            onChange={(value) => onChange({ type: value })}
          />
          <SuggestFilter
            label="Area"
            value={area}
            suggestions={places.suggestions.area ?? []}
            onRequest={places.request}
            onChange={(value) => onChange({ area: value })}
          />
          <ListerFilter value={lister} onChange={(value) => onChange({ lister: value })} />
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
        <div className="mt-2 flex flex-wrap gap-2">
          <button
            type="button"
            className="chip"
            aria-pressed={unconfirmed !== undefined}
            onClick={() => onChange({ unconfirmed: unconfirmed ? undefined : "true" })}
          >
            To confirm
          </button>
          <button
            type="button"
            className="chip"
            aria-pressed={photos !== undefined}
            onClick={() => onChange({ photos: photos ? undefined : "false" })}
          >
            Without photos
          </button>
          {count > 0 && (
            <Button look="quiet" onClick={() => onChange(noFilters)}>
              Clear filters
            </Button>
          )}
        </div>
      </search>
    </FoldOnPhone>
  );
}

/** The names of listers may be many, so those that begin with the text are searched. */
function ListerFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { listers, search } = useListers();
  return <SuggestFilter label="Lister" value={value} suggestions={listers} onRequest={search} onChange={onChange} />;
}
