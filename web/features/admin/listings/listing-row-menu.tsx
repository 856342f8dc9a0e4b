import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { LineIcon, type LineIconName } from "#web/ui/admin/line-icon.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ListingFacts } from "./listing-facts.tsx";
import { ListingPrice } from "./listing-price.tsx";
import { ListingStates } from "./listing-states.tsx";
import type { ListingActions } from "./use-listing-actions.tsx";

export interface ListingRowMenuProps {
  listing: AdminProperty;
  actions: ListingActions;
  isBusy: boolean;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions of a row on a phone: a button that opens them in a sheet, with the facts that the row has no room for. */
export function ListingRowMenu({ listing, actions, isBusy, onView, onEdit, onDelete }: ListingRowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, is_available, featured, deleted_at } = listing;
  const renderItem = (icon: LineIconName, label: string, onChoose: () => void, className = "") => (
    <button
      type="button"
      className={`admin-link ${className}`}
      onClick={() => {
        setIsOpen(false);
        onChoose();
      }}
    >
      <LineIcon name={icon} />
      {label}
    </button>
  );
  return (
    <>
      <button
        type="button"
        className="icon-btn listing-row-menu"
        aria-label={`Actions for ${title}`}
        aria-haspopup="dialog"
        // Not disabled while an action runs: the button would lose the focus.
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setIsOpen(true)}
      >
        <LineIcon name="menu" />
      </button>
      {isOpen && (
        <Dialog variant="sheet" title={title} onClose={() => setIsOpen(false)}>
          <div className="grid gap-2 py-4">
            <ListingPrice listing={listing} />
            <ListingFacts listing={listing} />
            {!deleted_at && <ListingStates listing={listing} />}
          </div>
          <div className="border-t border-line pt-1">
            <div className="-mx-3">
              {renderItem("eye", "View", onView)}
              {deleted_at ? (
                renderItem("sync", "Restore", () => actions.restore([listing]))
              ) : (
                <>
                  {renderItem("pencil", "Edit", onEdit)}
                  {renderItem(
                    is_available ? "hide" : "eye",
                    is_available ? "Mark as unavailable" : "Mark as available",
                    () => actions.setFlags(listing, { is_available: !is_available }),
                  )}
                  {renderItem("star", featured ? "Remove from featured" : "Mark as featured", () =>
                    actions.setFlags(listing, { featured: !featured }),
                  )}
                  <div className="mx-3 mt-1 border-t border-line pt-1">
                    <div className="-mx-3">{renderItem("bin", "Delete", onDelete, "text-bad")}</div>
                  </div>
                </>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
