import { AddListing } from "#web/features/properties/staff/form/add-listing.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function AddRentProperty() {
  usePageHead({ title: "Add Rent Property", noindex: true });
  return <AddListing kind="rent" title="Add Rent Property" />;
}
