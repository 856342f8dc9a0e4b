import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ListingForm } from "./listing-form.tsx";
import type { ListingFormParts } from "./listing-form-parts.ts";

interface EditListingDialogProps {
  parts: ListingFormParts;
  listing: AdminProperty;
  onDone: (uuid: string) => void;
  onLeave: (path?: string) => void;
}

export function EditListingDialog({ parts, listing, onDone, onLeave }: EditListingDialogProps) {
  return (
    <ListingForm
      key={listing.uuid}
      kind={listing.kind}
      parts={parts}
      existing={listing}
      onDone={onDone}
      onLeave={onLeave}
      frame={(form, close) => (
        <Dialog variant="large" title={`Edit ${listing.reference}`} onClose={close}>
          {form}
        </Dialog>
      )}
    />
  );
}
