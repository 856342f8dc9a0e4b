import { useState } from "react";
import { Link } from "react-router-dom";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { dashboardPath, useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { listingsLoadFailureText } from "#web/admin/features/shared/listings/messages.ts";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { FilterButton } from "#web/admin/ui/filter-button.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { BulkActionBar } from "./bulk/bulk-action-bar.tsx";
import { DeleteListingDialog } from "./delete-listing-dialog.tsx";
import { EmptyListings } from "./empty-listings.tsx";
import { countListingFilters, ListingFilters, noFilters } from "./filters/listing-filters.tsx";
import { ListingOrder, ListingPageSize } from "./filters/listing-order.tsx";
import { ListingsToolbar } from "./filters/listings-toolbar.tsx";
import { ListingRow } from "./listing-row.tsx";
import { ListingsPager } from "./listings-pager.tsx";
import { type ListingDialogs, OpenedListing } from "./opened-listing.tsx";
import { totalText } from "./total-text.ts";
import { type AdminListings, useAdminListings } from "./use-admin-listings.ts";
import { useListingActions } from "./use-listing-actions.tsx";
import { useSelection } from "./use-selection.ts";

/** The listings that the dashboard shows on a phone. */
const shortLength = 3;

/** The number of listings with the box that selects all, or the actions for the selected listings. */
const headClass = classNames("mt-2 flex flex-wrap items-center gap-x-4 lg:mt-3 lg:mb-2 lg:min-h-control");
/** On a desktop, the actions stay in view and replace the rest. */
const selectingClass = "listings-head-selected lg:sticky lg:top-0 lg:z-4 lg:bg-paper";

/** The properties: a tab of the dashboard and, with all filters, a screen of their own. */
export function PropertiesTab({ hasFilters, dialogs }: { hasFilters: boolean; dialogs: ListingDialogs }) {
  const { params, change, changeFilters } = useDashboardParams();
  const { list, isOutdated, error, retry } = useAdminListings(params);
  const actions = useListingActions();
  const [deleting, setDeleting] = useState<readonly AdminProperty[]>();
  const filterCount = countListingFilters(params);
  const isWide = useIsWide();
  const [galleryListing, setGalleryListing] = useState<AdminProperty>();
  // On a phone, the dashboard shows the start of the list and a link to all of it.
  const isShort = !hasFilters && !isWide;
  const listings = (list?.data.properties ?? []).slice(0, isShort ? shortLength : undefined);
  const { view, edit, close, ...page } = params;
  const { sort, size, cursor, before, ...filters } = page;
  const selection = useSelection(JSON.stringify(filters), isOutdated ? undefined : JSON.stringify(page), listings);
  const isBin = params.only === "bin";
  const selectedListings = isBin ? [] : selection.selected;
  const isSelecting = selectedListings.length > 0;
  /** Whether the number of listings is news on a phone. */
  const isNarrowed = filterCount > 0 || Boolean(params.q) || isBin;
  const isNothing = list !== undefined && listings.length === 0 && filterCount === 0;
  // An empty bin says so once.
  const isEmptyBin = isBin && isNothing && !params.q;
  const hasOrder = hasFilters && isWide && !isNothing;
  const filterButton = hasFilters && (
    <FilterButton
      title="Filters and order"
      count={filterCount}
      resultText={list && `Show ${countText(list, isBin)}`}
      onClear={() => changeFilters(noFilters)}
    >
      <ListingFilters params={params} onChange={changeFilters} />
      {!isWide && (
        <div className="grid grid-cols-2 gap-2">
          <ListingOrder params={params} onChange={changeFilters} />
          <ListingPageSize params={params} onChange={changeFilters} />
        </div>
      )}
    </FilterButton>
  );

  const remove = async (removed: readonly AdminProperty[]) => {
    setDeleting(undefined);
    if (!(await actions.remove(removed))) return;
    selection.select(removed, false);
  };

  return (
    <section aria-label="Properties">
      <ListingsToolbar
        params={params}
        onSearch={(q) => changeFilters({ q }, true)}
        filterButton={!isWide && filterButton}
      />
      {isWide && filterButton}
      <div className={classNames(headClass, isSelecting && selectingClass)}>
        {list && !isBin && (listings.length > 0 || isSelecting) && (
          <BulkActionBar
            selected={selectedListings}
            isAllSelected={listings.length > 0 && listings.every(({ uuid }) => selection.isSelected(uuid))}
            actions={actions}
            onDelete={() => setDeleting(selectedListings)}
            onSelectAll={(isSelected) => selection.select(listings, isSelected)}
            onClear={selection.clear}
            onChanged={selection.finishChange}
          />
        )}
        <p
          role="status"
          className={classNames("text-1 text-ink2", !isNarrowed && "max-lg:sr-only", isSelecting && "lg:hidden")}
        >
          {list && !isEmptyBin && countText(list, isBin)}
        </p>
        {filterCount > 0 && hasFilters && (
          <Button
            look="quiet"
            className={classNames("-mx-3", isSelecting && "lg:hidden")}
            onClick={() => changeFilters(noFilters)}
          >
            Clear filters
          </Button>
        )}
        {hasOrder && !isSelecting && (
          <div className="order-3 ml-auto flex gap-2">
            <ListingOrder params={params} onChange={changeFilters} />
          </div>
        )}
      </div>
      {error !== undefined && <FailedState {...listingsLoadFailureText(error)} error={error} onRetry={retry} />}
      {!list && error === undefined && <ListSkeleton />}
      {list && (
        <ul
          className={classNames("border-t border-line @container", isOutdated && "opacity-60")}
          aria-busy={isOutdated || undefined}
        >
          {listings.map((listing) => (
            <ListingRow
              key={listing.uuid}
              listing={listing}
              isSelected={selection.isSelected(listing.uuid)}
              isChoosing={isSelecting}
              hasAmenities={!hasFilters}
              actions={actions}
              onSelect={(isSelected) => selection.select([listing], isSelected)}
              onView={() => change({ view: listing.uuid })}
              onEdit={() => change({ edit: listing.uuid })}
              onClosing={() => change({ close: listing.uuid })}
              onDelete={() => setDeleting([listing])}
              onOpenGallery={() => setGalleryListing(listing)}
            />
          ))}
        </ul>
      )}
      {list && listings.length === 0 && <EmptyListings params={params} />}
      {list && !isShort && (
        <ListingsPager params={params} list={list} isOutdated={isOutdated}>
          {hasOrder && <ListingPageSize params={params} onChange={changeFilters} />}
        </ListingsPager>
      )}
      {isShort && list && list.total > listings.length && (
        <Link
          className="more whitespace-normal"
          to={dashboardPath({ ...params, cursor: undefined, before: undefined }, adminPaths.listings)}
        >
          <span>{`See all ${countText(list, isBin)}`}</span>
          <Icon name="arrow" />
        </Link>
      )}
      {deleting && (
        <DeleteListingDialog
          listings={deleting}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => remove(deleting)}
        />
      )}
      <OpenedListing
        dialogs={dialogs}
        galleryListing={galleryListing}
        onCloseGallery={() => setGalleryListing(undefined)}
      />
    </section>
  );
}

function countText(list: AdminListings, isBin: boolean): string {
  return `${totalText(list)} ${list.total === 1 ? "property" : "properties"}${isBin ? " in the bin" : ""}`;
}

function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex gap-3 border-t border-line py-3">
          <SkeletonBar className="size-22 flex-none" />
          <div className="grid grow content-start gap-2">
            <SkeletonBar className="h-5 w-24" />
            <SkeletonBar className="h-5 w-3/4" />
            <SkeletonBar className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
