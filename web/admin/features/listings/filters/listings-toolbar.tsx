import { type ReactElement, useLayoutEffect, useRef } from "react";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { type DashboardParams, useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";

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

/**
 * A line that on a phone extends to the edges of the screen, where it fades, and has room for the focus ring. The rules of
 * chips come after the utilities.
 */
const viewsClass = classNames(
  "relative -mx-(--gutter) -my-[5px] flex flex-[1_0_calc(100%+2*var(--gutter))] gap-1 overflow-x-auto px-(--gutter)",
  "py-[5px] [scrollbar-width:none] sm:gap-2 lg:m-0 lg:flex-initial lg:flex-wrap lg:overflow-visible lg:p-0",
  "max-lg:pr-5 max-lg:[mask-image:linear-gradient(to_left,#0000,#000_20px)]",
  "[&>a]:flex-none! [&>a]:justify-center [&>a]:px-1.5! @max-[12em]:[&>a]:px-2! sm:[&>a]:px-4! lg:[&>a]:min-h-control! lg:[&>a]:px-3!",
);

interface ListingsToolbarProps {
  params: DashboardParams;
  onSearch: (q: string | undefined) => void;
  /** A phone's button of the other filters; the dashboard has none. */
  filterButton?: ReactElement | false;
}

/**
 * Search, lists and the Create button, which opens the rental form when only rentals are shown, and is not in the bin.
 * The screen of listings has Create on the desktop only: the bottom bar of a phone has *Add*.
 */
export function ListingsToolbar({ params, onSearch, filterButton }: ListingsToolbarProps) {
  const { show, only, q } = params;
  const { pathTo } = useDashboardParams();
  const target = { ...params, cursor: undefined, before: undefined, view: undefined, edit: undefined };
  const views = useRef<HTMLElement>(null);
  // The line scrolls on a phone, where the last chips are outside the screen at first.
  useLayoutEffect(() => {
    const line = views.current;
    const chip = line?.querySelector<HTMLElement>(`[data-view=${only ?? show ?? "all"}]`);
    if (line && chip) line.scrollLeft = chip.offsetLeft + 2 * chip.offsetWidth - line.clientWidth;
  }, [show, only]);
  const { typed, setTyped, searchNow } = useSearchText(q, onSearch);
  const renderChip = (view: string, label: string, change: DashboardParams, current: boolean) => (
    <ChipLink
      key={view}
      data-view={view}
      to={pathTo({ ...target, ...change })}
      state={preserveScroll}
      current={current}
    >
      {label}
    </ChipLink>
  );
  return (
    <div className="@container">
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 lg:mt-3 lg:gap-y-2 lg:gap-x-3">
        <search className="min-w-0 flex-1 lg:max-w-[22rem] lg:flex-[1_1_12rem]">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              searchNow();
            }}
          >
            <SearchInput
              className="[&>input]:text-ellipsis @max-[12em]:[&>.i]:left-2 @max-[12em]:[&>input]:pr-1! @max-[12em]:[&>input]:pl-8! @max-[12em]:[&>input]:placeholder:text-0"
              aria-label="Search properties"
              placeholder="Search properties"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </form>
        </search>
        {filterButton}
        {only !== "bin" && (
          <ButtonLink
            className={classNames("px-3 lg:order-1 lg:ml-auto lg:px-4", filterButton && "max-lg:hidden")}
            to={show === "rent" ? adminPaths.addRentProperty : adminPaths.addProperty}
          >
            <LineIcon name="plus" />
            Create
          </ButtonLink>
        )}
        <nav ref={views} aria-label="Filter properties" className={viewsClass}>
          {/* A list is chosen beside a kind: drafts of rentals, for example. All leaves both. */}
          {kindOptions.map(([kind, label]) =>
            kind
              ? renderChip(kind, label, { show: kind }, show === kind)
              : renderChip("all", label, { show: undefined, only: undefined }, !show && !only),
          )}
          <span className="my-[10px] w-px flex-none bg-line" />
          {statusOptions.map(([name, label]) =>
            renderChip(name, label, { only: only === name ? undefined : name }, only === name),
          )}
        </nav>
      </div>
    </div>
  );
}
