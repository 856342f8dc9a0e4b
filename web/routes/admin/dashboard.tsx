import { DashboardPage } from "#web/features/dashboard/dashboard-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { ListingTabs } from "./parts/listing-tabs.tsx";

export function Dashboard() {
  usePageHead({ title: "Dashboard", noindex: true });
  return <DashboardPage listings={<ListingTabs />} />;
}
