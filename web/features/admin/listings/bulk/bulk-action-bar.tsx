import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { useIsWide } from "#web/ui/admin/use-is-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { isArchivable } from "../hidden-listings.ts";
import type { ListingActions } from "../use-listing-actions.tsx";
import { type BulkAction, BulkActionSheet } from "./bulk-action-sheet.tsx";
import { PriceChangeDialog } from "./price-change-dialog.tsx";
import { StatusChange } from "./status-change.tsx";

interface BulkActionBarProps {
  /** The selected listings. */
  selected: readonly AdminProperty[];
  /** Whether all listings of the page are selected. */
  isAllSelected: boolean;
  actions: Pick<ListingActions, "busy" | "change" | "changePrices" | "confirm">;
  onSelectAll: (isSelected: boolean) => void;
  onDelete: () => void;
}

/** Changes, confirms or deletes all selected listings. On a phone, it takes the place of the bar with the screens. */
export function BulkActionBar({ selected, isAllSelected, actions, onSelectAll, onDelete }: BulkActionBarProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isPriceOpen, setIsPriceOpen] = useState(false);
  const isWide = useIsWide();
  const isBusy = selected.some(({ uuid }) => actions.busy.has(uuid));
  const hide = () => actions.change(selected, { published: false });
  const common: BulkAction[] = [
    selected.every(isArchivable)
      ? { icon: "archive", label: "Archive", run: hide }
      : { icon: "hide", label: "Unpublish", run: hide },
    { icon: "eye", label: "Publish", run: () => actions.change(selected, { published: true }) },
    { icon: "check", label: "Confirm still available", run: () => actions.confirm(selected) },
  ];
  const others: BulkAction[][] = [
    [
      { icon: "star", label: "Mark as featured", run: () => actions.change(selected, { featured: true }) },
      { icon: "unstar", label: "Remove from featured", run: () => actions.change(selected, { featured: false }) },
    ],
    [{ icon: "tag", label: "Change prices", run: () => setIsPriceOpen(true) }],
  ];
  const statusChange = (
    <StatusChange
      listings={selected}
      isBusy={isBusy}
      onChange={(status) => {
        setIsSheetOpen(false);
        actions.change(selected, { status });
      }}
    />
  );
  return (
    <div className="bulk-bar">
      <label className="tick">
        <input
          type="checkbox"
          checked={isAllSelected}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !isAllSelected;
          }}
          onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
        />
        <span>{selected.length > 0 ? `${formatNumber(selected.length)} selected` : "Select all"}</span>
      </label>
      {selected.length > 0 && (
        <fieldset className="bulk-actions">
          <legend className="sr-only">Change the selected properties</legend>
          {isWide && statusChange}
          {isWide &&
            common.map(({ label, run }) => (
              <Button key={label} look="quiet" busy={isBusy} onClick={run}>
                {label}
              </Button>
            ))}
          <Button
            look={isWide ? "quiet" : "solid"}
            busy={isBusy}
            aria-haspopup="dialog"
            onClick={() => setIsSheetOpen(true)}
          >
            {isWide ? "More" : "Change"}
          </Button>
          <Button look={isWide ? "quiet" : "outline"} className="bulk-delete text-bad" busy={isBusy} onClick={onDelete}>
            Delete
          </Button>
        </fieldset>
      )}
      {isSheetOpen && selected.length > 0 && (
        <BulkActionSheet
          title={`Change ${formatCount(selected.length, "listing")}`}
          groups={isWide ? others : [common, ...others]}
          onClose={() => setIsSheetOpen(false)}
        >
          {!isWide && <div className="py-3">{statusChange}</div>}
        </BulkActionSheet>
      )}
      {isPriceOpen && selected.length > 0 && (
        <PriceChangeDialog
          listings={selected}
          onCancel={() => setIsPriceOpen(false)}
          onConfirm={async (percent, accept) => {
            const questions = await actions.changePrices(selected, percent, accept);
            if (questions.length === 0) setIsPriceOpen(false);
            return questions;
          }}
        />
      )}
    </div>
  );
}
