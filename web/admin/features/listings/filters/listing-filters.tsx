import { propertyTypes } from "#shared/listings/property-options.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import type { DashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { usePlaceSuggestions } from "#web/admin/lib/api/use-place-suggestions.ts";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { SuggestFilter } from "./suggest-filter.tsx";
import { toOptions } from "./to-options.ts";
import { useListers } from "./use-listers.ts";

interface ListingFiltersProps {
  params: DashboardParams;
  onChange: (changes: DashboardParams) => void;
}

/** Clears all filters, but not the kind, the list and the search. */
export const noFilters = {
  status: undefined,
  type: undefined,
  area: undefined,
  lister: undefined,
  unconfirmed: undefined,
  photos: undefined,
} satisfies DashboardParams;

/** Returns how many filters are set, beside the kind, the list and the search. */
export const countListingFilters = (params: DashboardParams): number =>
  Object.keys(noFilters).filter((name) => params[name as keyof typeof noFilters]).length;

/** The filters of the screen of listings, in one line on a large desktop. */
export function ListingFilters({ params, onChange }: ListingFiltersProps) {
  const { status, type, area, lister, unconfirmed, photos } = params;
  const places = usePlaceSuggestions();
  return (
    <search
      aria-label="Filters"
      className="grid grow grid-cols-2 gap-2 lg:mt-3 lg:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]"
    >
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
      <FilterToggle
        label="To confirm"
        isOn={unconfirmed !== undefined}
        onToggle={(isOn) => onChange({ unconfirmed: isOn ? "true" : undefined })}
      />
      <FilterToggle
        label="Without photos"
        isOn={photos !== undefined}
        onToggle={(isOn) => onChange({ photos: isOn ? "false" : undefined })}
      />
    </search>
  );
}

interface FilterToggleProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

function FilterToggle({ label, isOn, onToggle }: FilterToggleProps) {
  return (
    <button
      type="button"
      className="chip min-h-control justify-center"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {label}
    </button>
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
