import { ToConfirm } from "#web/features/admin/to-confirm/to-confirm.tsx";
import { useSession } from "#web/lib/session/stored-session.ts";
import { AccessRequests } from "./access-requests.tsx";
import { DatabaseSize } from "./database-size.tsx";
import { LazyCharts } from "./lazy-charts.tsx";
import { ListingTabs } from "./listing-tabs.tsx";
import { MissingMailSettings } from "./missing-mail-settings.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { OpenTasks } from "./open-tasks.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentEnquiries } from "./recent-enquiries.tsx";
import { VisitSpeed } from "./speed/visit-speed.tsx";
import { StatCards } from "./stat-cards.tsx";

/** Open tasks, statistics, recent enquiries, charts, and a tab for each kind of listing. */
export function DashboardPage() {
  const session = useSession();
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-4">Dashboard</h1>
        {session && <p className="text-1 text-ink2">Welcome, {session.user.username}</p>}
      </div>
      <OpenTasks />
      <AccessRequests />
      <NeedsAttention />
      <ToConfirm />
      <StatCards />
      <div className="mt-6">
        <QuickActions />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:col-start-2 lg:row-start-1">
          <RecentEnquiries />
          <MissingMailSettings />
          <DatabaseSize />
        </div>
        <LazyCharts />
      </div>
      <div className="mt-8">
        <VisitSpeed />
      </div>
      <div className="mt-8">
        <ListingTabs />
      </div>
    </div>
  );
}
