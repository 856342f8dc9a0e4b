import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { PropertiesTab } from "#web/admin/features/listings/properties-tab.tsx";
import { type DashboardTab, useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { openedDialogs } from "./opened-dialogs.ts";

const loadServiceTabs = () => loadCode(() => import("#web/admin/features/services/service-tabs.tsx"));
const CoursesTab = lazy(async () => ({ default: (await loadServiceTabs()).CoursesTab }));
const ProfessionalsTab = lazy(async () => ({ default: (await loadServiceTabs()).ProfessionalsTab }));

const tabs: [tab: DashboardTab, label: string][] = [
  ["properties", "Properties"],
  ["driving", "Driving School"],
  ["health", "Health Services"],
];

/** With large text they scroll. */
const tabsClass = classNames(
  "tabs flex-wrap text-1 whitespace-nowrap sm:text-2",
  "@max-[12em]:flex-nowrap @max-[12em]:overflow-x-auto @max-[12em]:pb-px @max-[12em]:*:flex-none @max-[12em]:[scrollbar-width:none]",
);

/** A tab for each kind of listing, and the list of the current one, of properties with all filters or with a few. */
export function ListingTabs({ hasFilters = false }: { hasFilters?: boolean }) {
  const {
    params: { tab: current = "properties" },
    pathTo,
  } = useDashboardParams();
  return (
    <>
      <nav className="@container" aria-label="Listings and services">
        <div className={tabsClass}>
          {tabs.map(([tab, label]) => (
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
      <Suspense fallback={<p className="py-6 text-ink2">Loading...</p>}>
        {current === "properties" && <PropertiesTab hasFilters={hasFilters} dialogs={openedDialogs} />}
        {current === "driving" && <CoursesTab />}
        {current === "health" && <ProfessionalsTab />}
      </Suspense>
    </>
  );
}
