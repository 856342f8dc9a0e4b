import { type DashboardParams, dashboardPath } from "#web/features/admin/dashboard/dashboard-params.ts";
import { useSearchText } from "#web/lib/forms/use-search-text.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";

const shows = [
  [undefined, "All"],
  ["buy", "Buy"],
  ["rent", "Rent"],
] as const;
const onlys = [
  ["drafts", "Drafts"],
  ["bin", "Bin"],
] as const;

interface DeskToolsProps {
  address: DashboardParams;
  onSearch: (q: string | undefined) => void;
}

/** Search, filters, and the way to a new listing: of the kind that is looked at. */
export function ListingsToolbar({ address, onSearch }: DeskToolsProps) {
  const { show, only, q } = address;
  const { typed, setTyped, searchNow } = useSearchText(q, onSearch);
  const chip = (label: string, part: DashboardParams, current: boolean) => (
    <ChipLink key={label} to={dashboardPath({ q, show, only, ...part })} state={preserveScroll} current={current}>
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
      <nav aria-label="Which properties" className="flex flex-wrap gap-1 sm:gap-2">
        {shows.map(([kind, label]) => chip(label, { show: kind }, show === kind))}
        {onlys.map(([name, label]) => chip(label, { only: only === name ? undefined : name }, only === name))}
      </nav>
      <ButtonLink className="lg:ml-auto" to={show === "rent" ? adminPaths.addRentProperty : adminPaths.addProperty}>
        <LineIcon name="plus" />
        Create
      </ButtonLink>
    </div>
  );
}
