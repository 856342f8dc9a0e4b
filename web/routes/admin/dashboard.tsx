import { DashboardPage } from "#web/features/admin/dashboard/dashboard-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Dashboard() {
  usePageHead({ title: "Dashboard", noindex: true });
  return <DashboardPage />;
}
