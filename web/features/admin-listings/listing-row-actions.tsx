import { statusLabels } from "#web/features/admin-shared/listings/status-labels.ts";
import { AvailabilitySwitch } from "#web/features/admin-shared/rows/availability-switch.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { LineIcon, type LineIconName } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListingRowMenuProps } from "./listing-row-menu.tsx";

/** The status of a row and its actions on a desktop: two switches, then Edit, which is used most, then View and Delete as icons. */
export function ListingRowActions({ listing, actions, isBusy, onView, onEdit, onDelete }: ListingRowMenuProps) {
  const { title, status, is_available, featured, deleted_at } = listing;
  return (
    <div className="listing-row-actions">
      {deleted_at ? (
        <Button look="outline" disabled={isBusy} onClick={() => actions.restore([listing])}>
          Restore<span className="sr-only">{` ${title}`}</span>
        </Button>
      ) : (
        <>
          <AvailabilitySwitch
            title={title}
            label={statusLabels[status]}
            isAvailable={is_available}
            isBusy={isBusy}
            onChange={(isAvailable) => actions.setFlags(listing, { is_available: isAvailable })}
          />
          <button
            type="button"
            className="icon-btn listing-star"
            aria-pressed={featured}
            aria-label={`Featured: ${title}`}
            title={featured ? "Featured" : "Not featured"}
            disabled={isBusy}
            onClick={() => actions.setFlags(listing, { featured: !featured })}
          >
            <LineIcon name="star" />
          </button>
          <Button look="quiet" disabled={isBusy} onClick={onEdit}>
            Edit<span className="sr-only">{` ${title}`}</span>
          </Button>
        </>
      )}
      <IconAction icon="eye" label="View" title={title} disabled={false} onClick={onView} />
      {!deleted_at && (
        <IconAction
          icon="bin"
          label="Delete"
          title={title}
          className="listing-delete"
          disabled={isBusy}
          onClick={onDelete}
        />
      )}
    </div>
  );
}

interface IconActionProps {
  icon: LineIconName;
  label: string;
  /** The title of the listing. */
  title: string;
  className?: string;
  disabled: boolean;
  onClick: () => void;
}

function IconAction({ icon, label, title, className, disabled, onClick }: IconActionProps) {
  return (
    <button
      type="button"
      className={classNames("icon-btn listing-icon", className)}
      aria-label={`${label} ${title}`}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <LineIcon name={icon} />
    </button>
  );
}
