import type { DashboardTab } from "#web/admin/features/shared/listings/dashboard-params.ts";

export const listingTabs: readonly (readonly [tab: DashboardTab, label: string])[] = [
  ["properties", "Properties"],
  ["driving", "Driving School"],
  ["health", "Health Services"],
];
