import type { AdminCard } from "#contract/listings/admin-property.ts";
import { formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";

interface LikenessDialogProps {
  listings: AdminCard[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before a listing is sent that looks like another one. */
export function DuplicatesDialog({ listings, onConfirm, onCancel }: LikenessDialogProps) {
  return (
    <ConfirmDialog
      title="Is this listed already?"
      confirmLabel="Add it all the same"
      cancelLabel="Back to the form"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>The same phone number, area and bedrooms at nearly the same price:</p>
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
