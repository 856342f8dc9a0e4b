import type { AdminCard } from "#contract/listings/admin-property.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { formatPrice, joinParts } from "#web/lib/format/format-values.ts";

interface DuplicatesDialogProps {
  listings: AdminCard[];
  /** Whether one of them may be this listing: it was sent before, but the response was lost. */
  mayBeSent?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a listing is saved that may be a duplicate. */
export function DuplicatesDialog({ listings, mayBeSent, onConfirm, onCancel }: DuplicatesDialogProps) {
  return (
    <ConfirmDialog
      title="Is this listed already?"
      confirmLabel="Add it anyway"
      cancelLabel="Back to the form"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {mayBeSent
          ? "This listing was sent before, but the connection was lost before the response. If it is one of these, go back and clear the form:"
          : "These listings have the same phone number, area and bedrooms, and nearly the same price:"}
      </p>
      <ul className="mt-3 border-t border-line">
        {listings.map((listing) => (
          <li key={listing.uuid} className="border-b border-line py-3">
            <b>{listing.title}</b>
            <span className="block text-1 text-ink2">
              {joinParts(
                [
                  listing.reference,
                  formatPrice(listing.kind, listing.kind === "rent" ? listing.monthly_rent : listing.price),
                  listing.area,
                ],
                " · ",
              )}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
