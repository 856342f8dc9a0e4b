import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListingActions, ListingFlags } from "./use-listing-actions.tsx";

interface BulkActionBarProps {
  /** The selected listings. */
  selected: readonly AdminProperty[];
  /** Whether all listings of the page are selected. */
  isAllSelected: boolean;
  actions: ListingActions;
  onSelectAll: (isSelected: boolean) => void;
  onDelete: () => void;
}

const toggles: [label: string, flags: ListingFlags][] = [
  ["Available", { is_available: true }],
  ["Unavailable", { is_available: false }],
  ["Featured", { featured: true }],
  ["Not featured", { featured: false }],
];

/** Changes or deletes all selected listings. */
export function BulkActionBar({ selected, isAllSelected, actions, onSelectAll, onDelete }: BulkActionBarProps) {
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
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Change the selected properties</legend>
          {toggles.map(([label, flags]) => (
            <Button key={label} look="quiet" busy={isBusy} onClick={() => actions.setFlags(selected, flags)}>
              {label}
            </Button>
          ))}
          <Button look="quiet" className="text-bad" busy={isBusy} onClick={onDelete}>
            Delete
          </Button>
        </fieldset>
      )}
    </div>
  );
}
