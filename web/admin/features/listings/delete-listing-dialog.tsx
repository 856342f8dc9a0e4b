import { binRetentionDays } from "#contract/admin/bin-retention.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { listingMessages } from "#web/admin/features/shared/listings/messages.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";

interface DeleteListingDialogProps {
  listings: readonly AdminProperty[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before one or several listings move to the bin. */
export function DeleteListingDialog({ listings, onConfirm, onCancel }: DeleteListingDialogProps) {
  const [first] = listings;
  const isOne = listings.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? "Delete this listing?" : `Delete ${listings.length} listings?`}
      confirmLabel={isOne ? "Delete listing" : `Delete ${listings.length} listings`}
      isDestructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{listingMessages.confirmDelete(listings.length)}</p>
      <p className="mt-2 text-ink2">
        <b className="text-ink">{isOne ? first?.title : `${listings.length} listings`}</b>{" "}
        <span>{`${isOne ? "moves to the bin. You can restore it" : "move to the bin. You can restore them"} for ${binRetentionDays} days.`}</span>
      </p>
    </ConfirmDialog>
  );
}
