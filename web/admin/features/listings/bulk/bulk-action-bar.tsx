import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { maxBulkProperties } from "#contract/listings/bulk-limit.ts";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { isArchivable } from "../hidden-listings.ts";
import type { ListingActions } from "../use-listing-actions.tsx";
import { type BulkAction, BulkActionSheet } from "./bulk-action-sheet.tsx";
import type { BulkChange } from "./bulk-change.ts";
import { PriceChangeDialog } from "./price-change-dialog.tsx";
import { StatusChange } from "./status-change.tsx";

/** On a phone, the actions for the selected listings replace the bar with the screens. */
const barClass = classNames(
  "max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-6 max-lg:flex max-lg:flex-wrap max-lg:items-center",
  "max-lg:justify-between max-lg:gap-x-1 max-lg:border-t max-lg:border-line max-lg:bg-raise max-lg:px-(--gutter)",
  "max-lg:min-h-[calc(64px+env(safe-area-inset-bottom))] max-lg:pt-[6px]",
  "max-lg:pb-[calc(6px+env(safe-area-inset-bottom))] lg:contents",
);

interface BulkActionBarProps {
  /** The selected listings. */
  selected: readonly AdminProperty[];
  /** Whether all listings of the page are selected. */
  isAllSelected: boolean;
  actions: Pick<ListingActions, "busy" | "change" | "changePrices" | "confirm">;
  onSelectAll: (isSelected: boolean) => void;
  onDelete: () => void;
  onClear: () => void;
  /** Called after each change, with whether it was saved. */
  onChanged: (isDone: boolean) => void;
}

/**
 * Changes, confirms or deletes all selected listings, also those of other pages. On a phone, it takes the place of the bar
 * with the screens.
 */
export function BulkActionBar(props: BulkActionBarProps) {
  const { selected, isAllSelected, actions, onSelectAll, onDelete, onClear, onChanged } = props;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isPriceOpen, setIsPriceOpen] = useState(false);
  const isWide = useIsWide();
  const isBusy = selected.some(({ uuid }) => actions.busy.has(uuid));
  const isTooMany = selected.length > maxBulkProperties;
  const change = async (values: BulkChange) => onChanged(await actions.change(selected, values));
  const hide = () => change({ published: false });
  const common: BulkAction[] = [
    selected.every(isArchivable)
      ? { icon: "archive", label: "Archive", run: hide }
      : { icon: "hide", label: "Unpublish", run: hide },
    { icon: "eye", label: "Publish", run: () => change({ published: true }) },
    { icon: "check", label: "Confirm still available", run: async () => onChanged(await actions.confirm(selected)) },
  ];
  const others: BulkAction[][] = [
    [
      { icon: "star", label: "Mark as featured", run: () => change({ featured: true }) },
      { icon: "unstar", label: "Remove from featured", run: () => change({ featured: false }) },
    ],
    [{ icon: "tag", label: "Change prices", run: () => setIsPriceOpen(true) }],
  ];
  const statusChange = (
    <StatusChange
      listings={selected}
      isBusy={isBusy}
      onChange={(status) => {
        setIsSheetOpen(false);
        change({ status });
      }}
    />
  );
  return (
    <div className={selected.length > 0 ? barClass : "contents"}>
      <Tick
        className={classNames(
          "text-1 lg:-order-1 lg:gap-4",
          selected.length > 0 ? "max-lg:font-bold" : "max-lg:hidden",
        )}
        checked={isAllSelected}
        ref={(box) => {
          if (box) box.indeterminate = selected.length > 0 && !isAllSelected;
        }}
        onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
      >
        <span>{selected.length > 0 ? `${formatNumber(selected.length)} selected` : "Select all"}</span>
      </Tick>
      {selected.length > 0 && (
        <Button
          look="quiet"
          className="max-lg:mr-auto max-lg:px-1 lg:-order-1 lg:px-2.5"
          aria-label="Clear the selection"
          onClick={onClear}
        >
          Clear
        </Button>
      )}
      {isTooMany && (
        <p role="status" className="text-1 text-ink2">
          {`At most ${maxBulkProperties} can be changed at once. Deselect some.`}
        </p>
      )}
      {selected.length > 0 && !isTooMany && (
        <fieldset className="flex min-w-0 gap-1 whitespace-nowrap lg:flex-[1_0_0] lg:flex-wrap lg:gap-0">
          <legend className="sr-only">Change the selected properties</legend>
          {isWide && statusChange}
          {isWide &&
            common.map(({ label, run }) => (
              <Button key={label} look="quiet" className="px-2" busy={isBusy} onClick={run}>
                {label}
              </Button>
            ))}
          <Button
            look={isWide ? "quiet" : "solid"}
            className="px-2.5 lg:px-2"
            busy={isBusy}
            aria-haspopup="dialog"
            onClick={() => setIsSheetOpen(true)}
          >
            {isWide ? "More" : "Change"}
          </Button>
          <Button
            look={isWide ? "quiet" : "outline"}
            className="px-2.5 text-bad lg:ml-auto lg:px-2"
            busy={isBusy}
            onClick={onDelete}
          >
            Delete
          </Button>
        </fieldset>
      )}
      {isSheetOpen && selected.length > 0 && !isTooMany && (
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
            if (questions.length > 0) return questions;
            setIsPriceOpen(false);
            onChanged(true);
            return questions;
          }}
        />
      )}
    </div>
  );
}
