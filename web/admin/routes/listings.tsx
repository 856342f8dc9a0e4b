import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { useIsTablet } from "#web/admin/ui/use-is-wide.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { ListingTabSelect } from "./parts/listing-tab-select.tsx";
import { ListingTabs } from "./parts/listing-tabs.tsx";

/** The lists on a screen of their own, with all filters. A phone chooses the list beside the title. */
export function AdminListings() {
  usePageHead({ title: "Listings", noindex: true });
  const isTablet = useIsTablet();
  return (
    <div className={screenClass}>
      <PageHead title="Listings">{!isTablet && <ListingTabSelect />}</PageHead>
      <ListingTabs hasFilters hasTabs={isTablet} />
    </div>
  );
}
