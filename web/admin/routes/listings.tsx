import { usePageHead } from "#web/lib/page/page-head.ts";
import { ListingTabs } from "./parts/listing-tabs.tsx";

/** The lists on a screen of their own, with all filters. */
export function AdminListings() {
  usePageHead({ title: "Listings", noindex: true });
  return (
    <div className="wrap pb-6 lg:py-8">
      {/* On a phone the bar names the screen, and the tabs are its title. */}
      <h1 className="mb-2 text-4 max-lg:sr-only">Listings</h1>
      <ListingTabs hasFilters />
    </div>
  );
}
