import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { binStatusText } from "#web/admin/features/shared/rows/bin-status-text.ts";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { DeletionFailure } from "#web/admin/ui/rows/deletion-failure.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { factClass, ListingAmenities, ListingFacts } from "./listing-facts.tsx";
import { ListingPrice } from "./listing-price.tsx";
import { ListingRowActions } from "./listing-row-actions.tsx";
import { ListingRowImage } from "./listing-row-image.tsx";
import { ListingRowMenu } from "./listing-row-menu.tsx";
import { ListingStates } from "./listing-states.tsx";
import type { ListingActions } from "./use-listing-actions.tsx";

/**
 * On a phone the menu, or the box while listings are selected, is beside the title. With large text the image
 * and the status beside it are below the title.
 */
const rowClass = classNames(
  "grid grid-cols-[64px_minmax(0,1fr)_32px] items-start gap-x-3 border-b border-line py-1.5",
  // A small phone shows four rows.
  "[@media(min-height:42em)]:py-3",
  "@max-[12em]:grid-cols-[72px_minmax(0,1fr)_44px] @max-[12em]:gap-y-1",
  "@min-[38em]:grid-cols-[[image]_5.5rem_[text]_minmax(0,1fr)_[actions]_auto_[box]_auto] @min-[38em]:grid-rows-[auto_auto]",
  "@min-[50em]:grid-cols-[[box]_20px_[image]_5.5rem_[text]_minmax(0,1fr)_[actions]_auto]",
  "@min-[38em]:items-center @min-[38em]:gap-x-3 @min-[50em]:py-2 aria-busy:opacity-75",
);
/** In a wide row, the price and the offer are a column at the right. */
const textClass = classNames(
  "flex min-w-0 flex-col [@media(min-height:42em)]:gap-y-[3px] @max-[12em]:contents @min-[50em]:gap-y-0 @min-[38em]:[grid-area:1/text]",
  "@min-[50em]:grid @min-[50em]:grid-cols-[minmax(0,1fr)_7rem] @min-[50em]:gap-x-3",
);
const offerClass = classNames(
  "flex flex-wrap items-baseline gap-x-2 @max-[12em]:contents",
  "@min-[50em]:block @min-[50em]:text-right @min-[50em]:[grid-area:1/2/span_2]",
);

interface ListingRowProps {
  listing: AdminProperty;
  isSelected: boolean;
  /** Whether a phone shows the box in place of the menu. */
  isChoosing: boolean;
  actions: ListingActions;
  /** Whether a narrow row has the amenities, which are in the menu too. */
  hasAmenities: boolean;
  onSelect: (isSelected: boolean) => void;
  onView: () => void;
  onEdit: () => void;
  onClosing: () => void;
  onDelete: () => void;
  onOpenGallery: () => void;
}

/** A property in the list. Where it is narrow, a menu has the actions. Deleted properties cannot be selected. */
export function ListingRow(props: ListingRowProps) {
  const { listing, isSelected, isChoosing, hasAmenities, actions, onSelect, onOpenGallery } = props;
  const { onView, onEdit, onClosing, onDelete } = props;
  const { uuid, title, deleted_at } = listing;
  const isBusy = actions.busy.has(uuid);
  const menu = { listing, actions, isBusy, onView, onEdit, onClosing, onDelete };
  return (
    <li
      className={classNames(rowClass, isSelected && "bg-sand shadow-[-8px_0_var(--sand),8px_0_var(--sand)]")}
      aria-busy={isBusy || undefined}
    >
      {!deleted_at && (
        <Tick
          className={classNames(
            "w-[44px] self-center [grid-area:1/3] @max-[12em]:self-start @min-[38em]:[grid-area:1/box/3] @min-[50em]:-ml-[12px]",
            !isChoosing && "@max-[50em]:hidden",
          )}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        >
          <span className="sr-only">{`Select ${title}`}</span>
        </Tick>
      )}
      <ListingRowImage listing={listing} onOpenGallery={onOpenGallery} />
      {/* The lines below the title have the width below the menu too. */}
      <div className={classNames(textClass, isChoosing ? "[grid-area:1/2]" : "[grid-area:1/2/auto/-1]")}>
        <h2
          className={classNames(
            "card-title m-0 leading-[1.2] @max-[12em]:[grid-area:1/1/auto/3] @min-[12em]:@max-[38em]:pr-8",
            deleted_at ? "line-clamp-1" : "line-clamp-2 @max-[12em]:line-clamp-4 @min-[50em]:line-clamp-1",
          )}
        >
          {title}
        </h2>
        <div className={offerClass}>
          <ListingPrice
            listing={listing}
            className="text-2 leading-[1.3] @max-[12em]:text-3 @max-[12em]:[grid-area:3/1/auto/-1] @min-[38em]:text-3 @min-[38em]:leading-[1.15]"
          />
          {!deleted_at && <ListingStates listing={listing} isInRow />}
        </div>
        {deleted_at && (
          <p className={classNames(factClass, "@max-[12em]:col-span-full @min-[38em]:order-1")}>
            {binStatusText(deleted_at)}
          </p>
        )}
        <ListingFacts listing={listing} isInRow />
      </div>
      <ListingAmenities
        amenities={listing.amenities}
        className={classNames(
          "pt-[4px] [grid-area:2/1/auto/-1] @max-[12em]:text-0 @max-[12em]:[grid-area:5/1/auto/-1] @min-[50em]:pt-0 @min-[38em]:[grid-area:2/text/auto/box] @min-[50em]:[grid-area:2/text/auto/-1]",
          !hasAmenities && "@max-[38em]:hidden",
        )}
      />
      <ListingRowMenu {...menu} isHidden={isChoosing && !deleted_at} onSelect={() => onSelect(true)} />
      <ListingRowActions {...menu} />
      {actions.failed.has(uuid) && <DeletionFailure isBusy={isBusy} onRetry={() => actions.remove([listing])} />}
    </li>
  );
}
