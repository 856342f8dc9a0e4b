import type { ComponentProps } from "react";
import { EditListingDialog } from "#web/admin/features/listing-form/edit-listing-dialog.tsx";
import type { ListingDialogs } from "#web/admin/features/listings/opened-listing.tsx";
import { listingFormParts } from "./listing-form-parts.ts";

/** The form of a listing as a dialog on the lists. */
export function EditDialog(props: ComponentProps<ListingDialogs["EditDialog"]>) {
  return <EditListingDialog parts={listingFormParts} {...props} />;
}
