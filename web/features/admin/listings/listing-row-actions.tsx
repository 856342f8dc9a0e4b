import { Button } from "#web/ui/button.tsx";
import type { ListingRowMenuProps } from "./listing-row-menu.tsx";

/** The actions of a row on a desktop. */
export function ListingRowActions({ listing, actions, isBusy, onView, onEdit, onDelete }: ListingRowMenuProps) {
  const { title, is_available, featured, deleted_at } = listing;
  return (
    <div className="listing-row-actions">
      {deleted_at ? (
        <Button look="outline" disabled={isBusy} onClick={() => actions.restore([listing])}>
          Restore<span className="sr-only"> {title}</span>
        </Button>
      ) : (
        <>
          <FlagButton
            label="Available"
            title={title}
            isOn={is_available}
            disabled={isBusy}
            onToggle={(isOn) => actions.setFlags(listing, { is_available: isOn })}
          />
          <FlagButton
            label="Featured"
            title={title}
            isOn={featured}
            disabled={isBusy}
            onToggle={(isOn) => actions.setFlags(listing, { featured: isOn })}
          />
        </>
      )}
      <span className="grow" />
      <Button look="quiet" onClick={onView}>
        View<span className="sr-only"> {title}</span>
      </Button>
      {!deleted_at && (
        <>
          <Button look="quiet" disabled={isBusy} onClick={onEdit}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
          <Button look="quiet" className="text-bad" disabled={isBusy} onClick={onDelete}>
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </>
      )}
    </div>
  );
}

interface FlagButtonProps {
  label: string;
  /** The title of the listing. */
  title: string;
  isOn: boolean;
  disabled: boolean;
  onToggle: (isOn: boolean) => void;
}

function FlagButton({ label, title, isOn, disabled, onToggle }: FlagButtonProps) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      aria-label={`${label}: ${title}`}
      disabled={disabled}
      onClick={() => onToggle(!isOn)}
    >
      {label}
    </button>
  );
}
