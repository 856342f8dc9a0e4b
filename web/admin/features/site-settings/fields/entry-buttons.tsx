import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";

interface RemoveEntryProps {
  /** Names the entry, as in "Remove figure 2". */
  name: string;
  isSaving: boolean;
  onRemove: () => void;
}

export function RemoveEntry({ name, isSaving, onRemove }: RemoveEntryProps) {
  return (
    <Button
      look="quiet"
      className="min-h-control self-start px-0 text-ink2 hover:text-bad"
      aria-label={`Remove ${name}`}
      busy={isSaving}
      onClick={onRemove}
    >
      <LineIcon name="bin" />
    </Button>
  );
}

interface AddEntryProps {
  /** What one entry is called, as in "Add figure". */
  singular: string;
  isDisabled: boolean;
  onAdd: () => void;
}

export function AddEntry({ singular, isDisabled, onAdd }: AddEntryProps) {
  return (
    <Button look="quiet" className="-ml-3 justify-self-start" aria-disabled={isDisabled} onClick={onAdd}>
      <LineIcon name="plus" />
      <span>{`Add ${singular}`}</span>
    </Button>
  );
}
