import { Link } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import type { Elements } from "#web/lib/page/elements.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { DatabaseSize } from "./database-size.tsx";
import { WantedHomes } from "./demand.tsx";
import { LazyCharts } from "./lazy-charts.tsx";
import { MissingMailSettings } from "./missing-mail-settings.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { OwnerRequests } from "./owners/owner-requests.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentEnquiries } from "./recent-enquiries.tsx";
import { VisitSpeed } from "./speed/visit-speed.tsx";
import { StatCards } from "./stats/stat-cards.tsx";
import { OpenTasks } from "./tasks/open-tasks.tsx";
import { useOpenTasks } from "./tasks/use-open-tasks.ts";
import { ToConfirm } from "./to-confirm/to-confirm.tsx";
import { TodaysAppointments } from "./todays-appointments.tsx";

interface DashboardProps {
  /** The button that logs a call or a visit. */
  log: Elements;
  /** What visitors asked for and a colleague has to confirm. */
  requests: Elements;
  listings: Elements;
}

/** What to do first: tasks and enquiries. Then the numbers, and a tab for each kind of listing. */
export function DashboardPage({ log, requests, listings }: DashboardProps) {
  const session = useSession();
  const { tasks, hasFailed } = useOpenTasks();
  const isReady = tasks !== undefined || hasFailed;
  return (
    <div className={screenClass}>
      <PageHead title="Dashboard">
        {session && <p className="py-3 pr-3 text-1 text-ink2 max-lg:hidden">{`Welcome, ${session.user.username}`}</p>}
        {log}
      </PageHead>
      {!isReady && <DashboardSkeleton />}
      {/* Hidden until the tasks have loaded: otherwise the tasks would push the parts below them down. */}
      <div className={isReady ? "mt-2 grid grid-cols-1 gap-5 lg:mt-4 lg:gap-10" : undefined} hidden={!isReady}>
        <Parts requests={requests} listings={listings} />
      </div>
    </div>
  );
}

const columnClass = "contents lg:grid lg:grid-cols-1 lg:content-start lg:gap-6";

function Parts({ requests, listings }: Pick<DashboardProps, "requests" | "listings">) {
  return (
    <>
      {/* The columns of the charts below, where an enquiry has room. A phone has the totals after the enquiries. */}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,1fr)] lg:gap-x-10">
        <div className={columnClass}>
          <div>
            <OpenTasks />
            {requests}
            <MissingMailSettings />
            <TodaysAppointments />
          </div>
          <NeedsAttention />
          <StatCards />
        </div>
        <div className={columnClass}>
          <RecentEnquiries />
          <QuickActions />
        </div>
      </div>
      <OwnerRequests />
      <ToConfirm />
      <LazyCharts />
      <VisitSpeed />
      <WantedHomes />
      <section aria-labelledby="listings-title">
        <DashboardHead id="listings-title" title="Listings">
          <Link className="more" to={adminPaths.listings}>
            All listings
            <Icon name="arrow" />
          </Link>
        </DashboardHead>
        {listings}
      </section>
      <DatabaseSize />
    </>
  );
}
