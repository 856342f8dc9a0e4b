import { lazy, Suspense } from "react";
import { PropertiesTab } from "#web/features/admin/listings/properties-tab.tsx";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Link } from "#web/ui/link.tsx";
import { AccessRequests } from "./access-requests.tsx";
import { type DashboardTab, dashboardPath, useDashboardParams } from "./dashboard-params.ts";
import { DatabaseSize } from "./database-size.tsx";
import { LazyCharts } from "./lazy-charts.tsx";
import { MissingMailSettings } from "./missing-mail-settings.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentEnquiries } from "./recent-enquiries.tsx";
import { StatCards } from "./stat-cards.tsx";

const CoursesTab = lazy(() =>
  import("#web/features/admin/services/courses-tab.tsx").then((module) => ({ default: module.CoursesTab })),
);
const ProfessionalsTab = lazy(() =>
  import("#web/features/admin/services/professionals-tab.tsx").then((module) => ({ default: module.ProfessionalsTab })),
);

const tabs: [tab: DashboardTab, label: string][] = [
  ["properties", "Properties"],
  ["driving", "Driving School"],
  ["health", "Health Services"],
];

/** Statistics, recent enquiries, charts, and a tab for each kind of listing. */
export function DashboardPage() {
  const session = useSession();
  const { tab: current = "properties" } = useDashboardParams().params;
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-4 lg:text-5">Dashboard</h1>
        {session && <p className="text-1 text-ink2">Welcome, {session.user.username}</p>}
      </div>
      <AccessRequests />
      <StatCards />
      <div className="mt-6">
        <QuickActions />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:col-start-2 lg:row-start-1">
          <RecentEnquiries />
          <MissingMailSettings />
          <DatabaseSize />
        </div>
        <LazyCharts />
      </div>
      <nav className="tabs mt-8 text-1 whitespace-nowrap sm:text-2" aria-label="Listings and services">
        {tabs.map(([tab, label]) => (
          <Link
            key={tab}
            to={dashboardPath({ tab: tab === "properties" ? undefined : tab })}
            state={preserveScroll}
            aria-current={tab === current ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<p className="py-6 text-ink2">Loading...</p>}>
        {current === "properties" && <PropertiesTab />}
        {current === "driving" && <CoursesTab />}
        {current === "health" && <ProfessionalsTab />}
      </Suspense>
    </div>
  );
}
