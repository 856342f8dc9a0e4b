import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListingActions, ListingToggle } from "./use-listing-actions.ts";

interface BulkBarProps {
  uuids: readonly string[];
  /** Whether all that are shown are selected. */
  isAll: boolean;
  actions: ListingActions;
  onAll: (isAll: boolean) => void;
}

const turns: [label: string, change: ListingToggle][] = [
  ["Available", { is_available: true }],
  ["Unavailable", { is_available: false }],
  ["Featured", { featured: true }],
  ["Not featured", { featured: false }],
];

/** What is done with all selected listings at once. */
export function BulkActionBar({ uuids, isAll, actions, onAll }: BulkBarProps) {
  const isBusy = uuids.some((uuid) => actions.busy.has(uuid));
  return (
    <div className="bulk-bar">
      <label className="tick">
        <input type="checkbox" checked={isAll} onChange={({ currentTarget }) => onAll(currentTarget.checked)} />
        <span>{uuids.length > 0 ? formatCount(uuids.length, "property", "properties") : "Select all"}</span>
      </label>
      {uuids.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Turn the selected ones</legend>
          {turns.map(([label, change]) => (
            <Button key={label} look="quiet" busy={isBusy} onClick={() => actions.turn(uuids, change)}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
