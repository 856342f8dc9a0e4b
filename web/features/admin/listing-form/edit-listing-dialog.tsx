import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { Dialog } from "#web/ui/admin/dialog.tsx";
import { ListingForm } from "./listing-form.tsx";

interface EditDialogProps {
  listing: AdminProperty;
  onDone: (uuid: string) => void;
  onLeave: (path?: string) => void;
}

/** A listing's form in a dialog: the same as that of a new one. */
export function EditListingDialog({ listing, onDone, onLeave }: EditDialogProps) {
  return (
    <ListingForm
      // A newer state of it than the one at hand: the form begins from that one.
      key={listing.updated_at}
      kind={listing.kind}
      existing={listing}
      onDone={onDone}
      onLeave={onLeave}
      frame={(form, close) => (
        <Dialog title={`Edit ${listing.reference}`} onClose={close}>
          {form}
        </Dialog>
      )}
    />
  );
}
