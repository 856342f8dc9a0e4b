import { Link } from "react-router-dom";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { listingTabs } from "./listing-tab-names.ts";

/** In a narrow container they scroll. */
const tabsClass = classNames(
  "tabs flex-wrap text-1 whitespace-nowrap sm:text-2",
  "@max-[12em]:flex-nowrap @max-[12em]:overflow-x-auto @max-[12em]:pb-px @max-[12em]:*:flex-none @max-[12em]:[scrollbar-width:none]",
);

/** A tab for each kind of listing. */
export function ListingTabLinks() {
  const { params, pathTo } = useDashboardParams();
  return (
    <nav aria-label="Listings and services">
      <div className={tabsClass}>
        {listingTabs.map(([tab, label]) => (
          <Link
            key={tab}
            to={pathTo({ tab: tab === "properties" ? undefined : tab })}
            state={preserveScroll}
            aria-current={tab === (params.tab ?? "properties") ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
