import { NextRequests } from "#web/admin/features/calendar/requests/next-requests.tsx";
import { DashboardPage } from "#web/admin/features/dashboard/dashboard-page.tsx";
import { LogButton } from "#web/admin/features/inbox/log/log-button.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { ListingTab } from "./parts/listing-tab.tsx";
import { ListingTabLinks } from "./parts/listing-tab-links.tsx";

export function Dashboard() {
  usePageHead({ title: "Dashboard", noindex: true });
  return (
    <DashboardPage
      log={<LogButton />}
      requests={<NextRequests />}
      listings={
        <>
          <div className="@container">
            <ListingTabLinks />
          </div>
          <ListingTab />
        </>
      }
    />
  );
}
