import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { binRetentionDays } from "./bin-status-text.ts";
import { listingMessages } from "./messages.ts";

interface DeleteListingDialogProps {
  listing: AdminProperty;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteListingDialog({ listing, onConfirm, onCancel }: DeleteListingDialogProps) {
  return (
    <ConfirmDialog title="Delete" confirmLabel="Delete" onConfirm={onConfirm} onCancel={onCancel}>
      <p>{listingMessages.confirmDelete}</p>
      <p className="mt-2 text-ink2">
        <b className="text-ink">{listing.title}</b> moves to the bin. You can restore it for {binRetentionDays} days.
      </p>
    </ConfirmDialog>
  );
}
