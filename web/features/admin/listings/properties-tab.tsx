import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { AccessDenied } from "#web/ui/feedback/access-denied.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { BulkActionBar } from "./bulk/bulk-action-bar.tsx";
import { DeleteListingDialog } from "./delete-listing-dialog.tsx";
import { ListingFilters } from "./filters/listing-filters.tsx";
import { ListingsToolbar } from "./filters/listings-toolbar.tsx";
import { ListingRow } from "./listing-row.tsx";
import { ListingsPager } from "./listings-pager.tsx";
import { listingsLoadFailureText } from "./messages.ts";
import { OpenedListing } from "./opened-listing.tsx";
import { type AdminListings, useAdminListings } from "./use-admin-listings.ts";
import { useListingActions } from "./use-listing-actions.tsx";

/** The properties: a tab of the dashboard and, with all filters, a screen of their own. */
export function PropertiesTab({ hasFilters }: { hasFilters: boolean }) {
  const { params, change, changeFilters } = useDashboardParams();
  const { list, isOutdated, error, retry } = useAdminListings(params);
  const actions = useListingActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<readonly AdminProperty[]>();
  const [galleryListing, setGalleryListing] = useState<AdminProperty>();
  const listings = list?.data.properties ?? [];
  const shownIds = listings.map(({ uuid }) => uuid);
  const selectedListings = listings.filter(({ uuid }) => selected.has(uuid));
  const isBin = params.only === "bin";

  if (isForbidden(error)) return <AccessDenied />;
  const select = (uuids: string[], isSelected: boolean) =>
    setSelected(
      (before) => new Set(isSelected ? [...before, ...uuids] : [...before].filter((uuid) => !uuids.includes(uuid))),
    );

  return (
    <section aria-label="Properties">
      <ListingsToolbar params={params} onSearch={(q) => changeFilters({ q }, true)} />
      {hasFilters && <ListingFilters params={params} onChange={changeFilters} />}
      <p role="status" className="mt-4 text-1 text-ink2">
        {list && countText(list, isBin)}
      </p>
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {!list && error === undefined && <ListSkeleton />}
      {list && listings.length > 0 && !isBin && (
        <BulkActionBar
          selected={selectedListings}
          isAllSelected={selectedListings.length === listings.length}
          actions={actions}
          onDelete={() => setDeleting(selectedListings)}
          onSelectAll={(isSelected) => select(shownIds, isSelected)}
        />
      )}
      {list && (
        <ul
          className={classNames("border-t border-line", isOutdated && "opacity-60")}
          aria-busy={isOutdated || undefined}
        >
          {listings.map((listing) => (
            <ListingRow
              key={listing.uuid}
              listing={listing}
              isSelected={selected.has(listing.uuid)}
              actions={actions}
              onSelect={(isSelected) => select([listing.uuid], isSelected)}
              onView={() => change({ view: listing.uuid })}
              onEdit={() => change({ edit: listing.uuid })}
              onDelete={() => setDeleting([listing])}
              onOpenGallery={() => setGalleryListing(listing)}
            />
          ))}
        </ul>
      )}
      {list && listings.length === 0 && (
        <Message title={isBin ? "The bin is empty" : "No properties found"}>
          {params.q && `Nothing matches "${params.q}".`}
        </Message>
      )}
      {list && <ListingsPager params={params} list={list} isOutdated={isOutdated} />}
      {deleting && (
        <DeleteListingDialog
          listings={deleting}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            setDeleting(undefined);
            actions.remove(deleting);
          }}
        />
      )}
      <OpenedListing galleryListing={galleryListing} onCloseGallery={() => setGalleryListing(undefined)} />
    </section>
  );
}

function countText({ total, total_exact }: AdminListings, isBin: boolean): string {
  const count = `${formatNumber(total)}${total_exact ? "" : "+"}`;
  return `${count} ${total === 1 ? "property" : "properties"}${isBin ? " in the bin" : ""}`;
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, text } = listingsLoadFailureText(error);
  return (
    <Message title={title} role="alert" actions={<Button onClick={onRetry}>Retry</Button>}>
      {text}
    </Message>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-6 border-t border-line pt-4" aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <SkeletonBar className="h-24 w-32" />
          <SkeletonBar className="h-5 w-3/4" />
        </div>
      ))}
    </div>
  );
}
