import { AddListingPage } from "#web/admin/features/listing-form/add-listing-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { listingFormParts } from "./parts/listing-form-parts.ts";

export function AddProperty() {
  usePageHead({ title: "Add Buy Property", noindex: true });
  return <AddListingPage kind="buy" title="Add Buy Property" parts={listingFormParts} />;
}
