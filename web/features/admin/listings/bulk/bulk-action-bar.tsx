import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { isArchivable } from "../hidden-listings.ts";
import type { ListingActions } from "../use-listing-actions.tsx";
import type { BulkChange } from "./bulk-change.ts";
import { PriceChangeDialog } from "./price-change-dialog.tsx";
import { StatusChange } from "./status-change.tsx";

interface BulkActionBarProps {
  /** The selected listings. */
  selected: readonly AdminProperty[];
  /** Whether all listings of the page are selected. */
  isAllSelected: boolean;
  actions: Pick<ListingActions, "busy" | "change" | "confirm">;
  onSelectAll: (isSelected: boolean) => void;
  onDelete: () => void;
}

const toggles: [label: string, change: BulkChange][] = [
  ["Publish", { published: true }],
  ["Featured", { featured: true }],
  ["Not featured", { featured: false }],
];

/** Changes, confirms or deletes all selected listings. */
export function BulkActionBar({ selected, isAllSelected, actions, onSelectAll, onDelete }: BulkActionBarProps) {
  const [isPriceOpen, setIsPriceOpen] = useState(false);
  const isBusy = selected.some(({ uuid }) => actions.busy.has(uuid));
  return (
    <div className="bulk-bar">
      <label className="tick">
        <input
          type="checkbox"
          checked={isAllSelected}
          onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
        />
        <span>{selected.length > 0 ? formatCount(selected.length, "property", "properties") : "Select all"}</span>
      </label>
      {selected.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-x-2 gap-y-1">
          <legend className="sr-only">Change the selected properties</legend>
          <StatusChange
            listings={selected}
            isBusy={isBusy}
            onChange={(status) => actions.change(selected, { status })}
          />
          <Button look="quiet" busy={isBusy} onClick={() => actions.change(selected, { published: false })}>
            {selected.every(isArchivable) ? "Archive" : "Unpublish"}
          </Button>
          {toggles.map(([label, change]) => (
            <Button key={label} look="quiet" busy={isBusy} onClick={() => actions.change(selected, change)}>
              {label}
            </Button>
          ))}
          <Button look="quiet" busy={isBusy} onClick={() => setIsPriceOpen(true)}>
            Change prices
          </Button>
          <Button look="quiet" busy={isBusy} onClick={() => actions.confirm(selected)}>
            Confirm
          </Button>
          <Button look="quiet" className="text-bad" busy={isBusy} onClick={onDelete}>
            Delete
          </Button>
        </fieldset>
      )}
      {isPriceOpen && selected.length > 0 && (
        <PriceChangeDialog
          listings={selected}
          onCancel={() => setIsPriceOpen(false)}
          onConfirm={(price_percent) => {
            setIsPriceOpen(false);
            actions.change(selected, { price_percent });
          }}
        />
      )}
    </div>
  );
}
