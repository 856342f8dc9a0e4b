import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ListingForm } from "./listing-form.tsx";

interface EditListingDialogProps {
  listing: AdminProperty;
  onDone: (uuid: string) => void;
  onLeave: (path?: string) => void;
}

export function EditListingDialog({ listing, onDone, onLeave }: EditListingDialogProps) {
  return (
    <ListingForm
      key={listing.uuid}
      kind={listing.kind}
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
