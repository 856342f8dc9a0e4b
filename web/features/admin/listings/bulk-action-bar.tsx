import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListingActions, ListingFlags } from "./use-listing-actions.ts";

interface BulkActionBarProps {
  uuids: readonly string[];
  /** Whether all listings of the page are selected. */
  isAllSelected: boolean;
  actions: ListingActions;
  onSelectAll: (isSelected: boolean) => void;
}

const toggles: [label: string, flags: ListingFlags][] = [
  ["Available", { is_available: true }],
  ["Unavailable", { is_available: false }],
  ["Featured", { featured: true }],
  ["Not featured", { featured: false }],
];

/** Sets flags of all selected listings. */
export function BulkActionBar({ uuids, isAllSelected, actions, onSelectAll }: BulkActionBarProps) {
  const isBusy = uuids.some((uuid) => actions.busy.has(uuid));
  return (
    <div className="bulk-bar">
      <label className="tick">
        <input
          type="checkbox"
          checked={isAllSelected}
          onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
        />
        <span>{uuids.length > 0 ? formatCount(uuids.length, "property", "properties") : "Select all"}</span>
      </label>
      {uuids.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Change the selected properties</legend>
          {toggles.map(([label, flags]) => (
            <Button key={label} look="quiet" busy={isBusy} onClick={() => actions.setFlags(uuids, flags)}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
