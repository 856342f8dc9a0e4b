import { AddListingPage } from "#web/admin/features/listing-form/add-listing-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { listingFormParts } from "./parts/listing-form-parts.ts";

export function AddRentProperty() {
  usePageHead({ title: "Add Rent Property", noindex: true });
  return <AddListingPage kind="rent" title="Add Rent Property" parts={listingFormParts} />;
}
