import { ListingTabs } from "./listing-tabs.tsx";

/** The lists on a screen of their own, with all filters. */
export function ListingsPage() {
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="mb-2 text-4">Listings</h1>
      <ListingTabs hasFilters />
    </div>
  );
}
