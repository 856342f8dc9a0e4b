import { type DashboardParams, useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import { useSearchText } from "#web/lib/forms/use-search-text.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";

const kindOptions = [
  [undefined, "All"],
  ["buy", "Buy"],
  ["rent", "Rent"],
] as const;
const statusOptions = [
  ["drafts", "Drafts"],
  ["archive", "Archive"],
  ["bin", "Bin"],
] as const;

interface ListingsToolbarProps {
  params: DashboardParams;
  onSearch: (q: string | undefined) => void;
}

/** Search, filters and the Create button. It opens the rental form when only rentals are shown. */
export function ListingsToolbar({ params, onSearch }: ListingsToolbarProps) {
  const { show, only, q } = params;
  const { pathTo } = useDashboardParams();
  const filters = { ...params, cursor: undefined, before: undefined, view: undefined, edit: undefined };
  const { typed, setTyped, searchNow } = useSearchText(q, onSearch);
  const renderChip = (label: string, change: DashboardParams, current: boolean) => (
    <ChipLink key={label} to={pathTo({ ...filters, ...change })} state={preserveScroll} current={current}>
      {label}
    </ChipLink>
  );
  return (
    <div className="mt-4 grid gap-3 lg:flex lg:items-center">
      <search className="lg:w-80">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            searchNow();
          }}
        >
          <SearchInput
            aria-label="Search properties"
            placeholder="Search properties"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </form>
      </search>
      <nav aria-label="Filter properties" className="flex flex-wrap gap-1 sm:gap-2">
        {kindOptions.map(([kind, label]) => renderChip(label, { show: kind }, show === kind))}
        {statusOptions.map(([name, label]) =>
          renderChip(label, { only: only === name ? undefined : name }, only === name),
        )}
      </nav>
      <ButtonLink className="lg:ml-auto" to={show === "rent" ? adminPaths.addRentProperty : adminPaths.addProperty}>
        <LineIcon name="plus" />
        Create
      </ButtonLink>
    </div>
  );
}
