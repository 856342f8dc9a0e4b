import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { AvailabilitySwitch } from "#web/admin/ui/rows/availability-switch.tsx";
import { IconAction } from "#web/admin/ui/rows/icon-action.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import type { ListingRowMenuProps } from "./listing-row-menu.tsx";

/** The status of a row and its actions on a desktop: two switches, then Edit, which is used most, then View and Delete as icons. */
export function ListingRowActions({ listing, actions, isBusy, onView, onEdit, onDelete }: ListingRowMenuProps) {
  const { title, status, is_available, featured, deleted_at } = listing;
  return (
    <div className="hidden [grid-area:1/actions] @min-[50em]:ml-3 @min-[38em]:flex @min-[38em]:items-center">
      {deleted_at ? (
        <Button look="outline" className="px-2" disabled={isBusy} onClick={() => actions.restore([listing])}>
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
            className={classNames("icon-btn", featured ? "text-ocean [&>svg]:fill-current" : "text-ink2")}
            aria-pressed={featured}
            aria-label={`Featured: ${title}`}
            title={featured ? "Featured" : "Not featured"}
            disabled={isBusy}
            onClick={() => actions.setFlags(listing, { featured: !featured })}
          >
            <LineIcon name="star" />
          </button>
          <Button look="quiet" className="px-2" disabled={isBusy} onClick={onEdit}>
            Edit<span className="sr-only">{` ${title}`}</span>
          </Button>
        </>
      )}
      {/* A tablet has them in the menu. */}
      <div className="hidden @min-[50em]:flex">
        <IconAction icon="eye" label="View" title={title} onClick={onView} />
        {!deleted_at && (
          <IconAction icon="bin" label="Delete" title={title} isDestructive disabled={isBusy} onClick={onDelete} />
        )}
      </div>
    </div>
  );
}
