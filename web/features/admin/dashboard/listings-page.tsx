import { ListingTabs } from "./listing-tabs.tsx";

/** The lists of the dashboard alone: on a phone the dashboard has much above them. */
export function ListingsPage() {
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="mb-2 text-4">Listings</h1>
      <ListingTabs />
    </div>
  );
}
