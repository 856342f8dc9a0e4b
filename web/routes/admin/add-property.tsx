import { AddListing } from "#web/features/properties/staff/form/add-listing.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function AddProperty() {
  usePageHead({ title: "Add Buy Property", noindex: true });
  return <AddListing kind="buy" title="Add Buy Property" />;
}
