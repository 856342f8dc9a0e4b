import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { PropertiesTab } from "#web/admin/features/listings/properties-tab.tsx";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { listingTabs } from "./listing-tab-names.ts";
import { openedDialogs } from "./opened-dialogs.ts";

const loadServiceTabs = () => loadCode(() => import("#web/admin/features/services/service-tabs.tsx"));
const CoursesTab = lazy(async () => ({ default: (await loadServiceTabs()).CoursesTab }));
const ProfessionalsTab = lazy(async () => ({ default: (await loadServiceTabs()).ProfessionalsTab }));

/** With large text they scroll. */
const tabsClass = classNames(
  "tabs flex-wrap text-1 whitespace-nowrap sm:text-2",
  "@max-[12em]:flex-nowrap @max-[12em]:overflow-x-auto @max-[12em]:pb-px @max-[12em]:*:flex-none @max-[12em]:[scrollbar-width:none]",
);

interface ListingTabsProps {
  /** Whether the properties have all filters or a few. */
  hasFilters?: boolean;
  hasTabs?: boolean;
}

/** A tab for each kind of listing, and the list of the current one. */
export function ListingTabs({ hasFilters = false, hasTabs = true }: ListingTabsProps) {
  const {
    params: { tab: current = "properties" },
    pathTo,
  } = useDashboardParams();
  return (
    <>
      {hasTabs && (
        <nav className="@container" aria-label="Listings and services">
          <div className={tabsClass}>
            {listingTabs.map(([tab, label]) => (
              <Link
                key={tab}
                to={pathTo({ tab: tab === "properties" ? undefined : tab })}
                state={preserveScroll}
                aria-current={tab === current ? "page" : undefined}
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
      )}
      <Suspense fallback={<p className="py-6 text-ink2">Loading...</p>}>
        {current === "properties" && <PropertiesTab hasFilters={hasFilters} dialogs={openedDialogs} />}
        {current === "driving" && <CoursesTab />}
        {current === "health" && <ProfessionalsTab />}
      </Suspense>
    </>
  );
}
