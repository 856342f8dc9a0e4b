import { lazy, Suspense } from "react";
import { PropertiesTab } from "#web/admin/features/listings/properties-tab.tsx";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { openedDialogs } from "./opened-dialogs.ts";

const loadServiceTabs = () => loadCode(() => import("#web/admin/features/services/service-tabs.tsx"));
const CoursesTab = lazy(async () => ({ default: (await loadServiceTabs()).CoursesTab }));
const ProfessionalsTab = lazy(async () => ({ default: (await loadServiceTabs()).ProfessionalsTab }));

/** The list of the current kind of listing. On the screen of listings, the properties have all filters. */
export function ListingTab({ hasFilters = false }: { hasFilters?: boolean }) {
  const { tab: current = "properties" } = useDashboardParams().params;
  return (
    <Suspense fallback={<p className="py-6 text-ink2">Loading...</p>}>
      {current === "properties" && <PropertiesTab hasFilters={hasFilters} dialogs={openedDialogs} />}
      {current === "driving" && <CoursesTab />}
      {current === "health" && <ProfessionalsTab />}
    </Suspense>
  );
}
