import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { useIsTablet } from "#web/admin/ui/use-is-wide.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { ListingTab } from "./parts/listing-tab.tsx";
import { ListingTabLinks } from "./parts/listing-tab-links.tsx";
import { ListingTabSelect } from "./parts/listing-tab-select.tsx";

/** The lists on a screen of their own, with all filters. The list is chosen beside the title. */
export function AdminListings() {
  usePageHead({ title: "Listings", noindex: true });
  const isTablet = useIsTablet();
  return (
    <div className={screenClass}>
      <PageHead title="Listings">
        {isTablet ? (
          <div className="[&_.tabs]:border-transparent">
            <ListingTabLinks />
          </div>
        ) : (
          <ListingTabSelect />
        )}
      </PageHead>
      <ListingTab hasFilters />
    </div>
  );
}
