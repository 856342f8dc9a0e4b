import { lazy, Suspense } from "react";
import {
  type DashboardTab,
  dashboardPath,
  useDashboardParams,
} from "#web/features/admin/dashboard/dashboard-params.ts";
import { LazyCharts } from "#web/features/admin/dashboard/lazy-charts.tsx";
import { MissingMailSettings } from "#web/features/admin/dashboard/missing-mail-settings.tsx";
import { QuickActions } from "#web/features/admin/dashboard/quick-actions.tsx";
import { RecentEnquiries } from "#web/features/admin/dashboard/recent-enquiries.tsx";
import { StatCards } from "#web/features/admin/dashboard/stat-cards.tsx";
import { PropertiesTab } from "#web/features/admin/listings/properties-tab.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Link } from "#web/ui/link.tsx";

const DrivingTab = lazy(() =>
  import("#web/features/admin/services/courses-tab.tsx").then((module) => ({ default: module.CoursesTab })),
);
const HealthTab = lazy(() =>
  import("#web/features/admin/services/professionals-tab.tsx").then((module) => ({ default: module.ProfessionalsTab })),
);

const tabs: [tab: DashboardTab, label: string][] = [
  ["properties", "Properties"],
  ["driving", "Driving School"],
  ["health", "Health Services"],
];

/** Where the staff begin: how things stand, who has written, and what the site offers, by its trades. */
export function Dashboard() {
  usePageHead({ title: "Dashboard", noindex: true });
  const session = useSession();
  const { tab: current = "properties" } = useDashboardParams().address;
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-4 lg:text-5">Dashboard</h1>
        {session && <p className="text-1 text-ink2">Welcome, {session.user.username}</p>}
      </div>
      <StatCards />
      <div className="mt-6">
        <QuickActions />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:col-start-2 lg:row-start-1">
          <RecentEnquiries />
          <MissingMailSettings />
        </div>
        <LazyCharts />
      </div>
      <nav className="tabs mt-8 text-1 whitespace-nowrap sm:text-2" aria-label="What the site offers">
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
        {current === "driving" && <DrivingTab />}
        {current === "health" && <HealthTab />}
      </Suspense>
    </div>
  );
}
