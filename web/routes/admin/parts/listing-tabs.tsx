import { lazy, Suspense } from "react";
import { PropertiesTab } from "#web/features/admin-listings/properties-tab.tsx";
import { type DashboardTab, useDashboardParams } from "#web/features/admin-shared/listings/dashboard-params.ts";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Link } from "#web/ui/link.tsx";
import { openedDialogs } from "./opened-dialogs.ts";

const CoursesTab = lazy(() =>
  loadCode(() => import("#web/features/admin-services/courses-tab.tsx")).then((module) => ({
    default: module.CoursesTab,
  })),
);
const ProfessionalsTab = lazy(() =>
  loadCode(() => import("#web/features/admin-services/professionals-tab.tsx")).then((module) => ({
    default: module.ProfessionalsTab,
  })),
);

const tabs: [tab: DashboardTab, label: string][] = [
  ["properties", "Properties"],
  ["driving", "Driving School"],
  ["health", "Health Services"],
];

/** A tab for each kind of listing, and the list of the current one, of properties with all filters or with a few. */
export function ListingTabs({ hasFilters = false }: { hasFilters?: boolean }) {
  const {
    params: { tab: current = "properties" },
    pathTo,
  } = useDashboardParams();
  return (
    <>
      <nav className="tabs text-1 sm:text-2" aria-label="Listings and services">
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
      </nav>
      <Suspense fallback={<p className="py-6 text-ink2">Loading...</p>}>
        {current === "properties" && <PropertiesTab hasFilters={hasFilters} dialogs={openedDialogs} />}
        {current === "driving" && <CoursesTab />}
        {current === "health" && <ProfessionalsTab />}
      </Suspense>
    </>
  );
}
