import type { ComponentProps } from "react";
import { PeopleToAnswer } from "#web/admin/features/inbox/closed-home/people-to-answer.tsx";
import { CloseListingDialog } from "#web/admin/features/listings/close/close-listing-dialog.tsx";
import type { ListingDialogs } from "#web/admin/features/listings/opened-listing.tsx";

/** The dialog of a sale or a letting, with the people of the inbox. */
export function CloseDialog(props: ComponentProps<ListingDialogs["CloseDialog"]>) {
  return <CloseListingDialog PeopleToAnswer={PeopleToAnswer} {...props} />;
}
