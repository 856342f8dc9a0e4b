import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { dashboardPath, useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import {
  LazyListingDetailsDialog,
  LazyListingImagesDialog,
} from "#web/features/admin/listing-preview/lazy-listing-dialogs.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AccessDenied } from "#web/ui/feedback/access-denied.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { BulkActionBar } from "./bulk-action-bar.tsx";
import { ListingRow } from "./listing-row.tsx";
import { ListingsToolbar } from "./listings-toolbar.tsx";
import { listingMessages, listingsLoadFailureText } from "./messages.ts";
import { useAdminListing, useAdminListings } from "./use-admin-listings.ts";
import { useListingActions } from "./use-listing-actions.ts";
import { useRefreshListings } from "./use-refresh-listings.ts";

const EditDialog = lazy(() =>
  import("#web/features/admin/listing-form/edit-listing-dialog.tsx").then((module) => ({
    default: module.EditListingDialog,
  })),
);

/** The dashboard's properties: found, looked at, edited, switched, deleted and brought back. */
export function PropertiesTab() {
  const { params: address, change } = useDashboardParams();
  const navigate = useNavigate();
  const { list, isOld, error, retry } = useAdminListings(address);
  const actions = useListingActions();
  const refresh = useRefreshListings();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<AdminProperty>();
  const [gallery, setGallery] = useState<AdminProperty>();
  const opened = useAdminListing(address.edit ?? address.view);
  const listings = list?.data.properties ?? [];
  const shownSelected = listings.filter(({ uuid }) => selected.has(uuid)).map(({ uuid }) => uuid);

  if (isForbidden(error)) return <AccessDenied />;
  const select = (uuids: string[], isSelected: boolean) =>
    setSelected(
      (before) => new Set(isSelected ? [...before, ...uuids] : [...before].filter((uuid) => !uuids.includes(uuid))),
    );
  const close = () => change({ edit: undefined, view: undefined }, true);

  return (
    <section aria-label="Properties">
      <ListingsToolbar address={address} onSearch={(q) => change({ q, cursor: undefined, before: undefined }, true)} />
      <p role="status" className="mt-4 text-1 text-ink2">
        {list &&
          `${list.total_exact ? formatNumber(list.total) : `${formatNumber(list.total)}+`} ${list.total === 1 ? "property" : "properties"}${address.only === "bin" ? " in the bin" : ""}`}
      </p>
      {error !== undefined && (
        <Message {...failureProps(error)} role="alert" actions={<Button onClick={retry}>Retry</Button>} />
      )}
      {!list && error === undefined && <Skeleton />}
      {list && listings.length > 0 && address.only !== "bin" && (
        <BulkActionBar
          uuids={shownSelected}
          isAll={shownSelected.length === listings.length}
          actions={actions}
          onAll={(isAll) =>
            select(
              listings.map(({ uuid }) => uuid),
              isAll,
            )
          }
        />
      )}
      {list && (
        <ul className={classNames("border-t border-line", isOld && "opacity-60")} aria-busy={isOld || undefined}>
          {listings.map((listing) => (
            <ListingRow
              key={listing.uuid}
              listing={listing}
              isSelected={selected.has(listing.uuid)}
              actions={actions}
              onSelect={(isSelected) => select([listing.uuid], isSelected)}
              onView={() => change({ view: listing.uuid })}
              onEdit={() => change({ edit: listing.uuid })}
              onDelete={() => setDeleting(listing)}
              onGallery={() => setGallery(listing)}
            />
          ))}
        </ul>
      )}
      {list && listings.length === 0 && (
        <Message title={address.only === "bin" ? "The bin is empty" : "No properties found"}>
          {address.q && `Nothing matches "${address.q}".`}
        </Message>
      )}
      {list && (list.previous_cursor || list.next_cursor) && (
        <nav aria-label="Pages" className="mt-6 flex justify-between gap-2">
          {list.previous_cursor ? (
            <ButtonLink
              look="outline"
              rel="prev"
              to={dashboardPath({ ...address, cursor: undefined, before: list.previous_cursor })}
            >
              Previous
            </ButtonLink>
          ) : (
            <span />
          )}
          {list.next_cursor && (
            <ButtonLink
              look="outline"
              rel="next"
              to={dashboardPath({ ...address, before: undefined, cursor: list.next_cursor })}
            >
              Next
            </ButtonLink>
          )}
        </nav>
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete"
          confirmLabel="Delete"
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            setDeleting(undefined);
            actions.remove(deleting);
          }}
        >
          <p>{listingMessages.askDelete}</p>
          <p className="mt-2 text-ink2">
            <b className="text-ink">{deleting.title}</b> goes to the bin, from where it can be restored for 30 days.
          </p>
        </ConfirmDialog>
      )}
      <Suspense>
        {address.view && opened.listing && (
          <LazyListingDetailsDialog
            listing={opened.listing}
            onClose={close}
            onEdit={() => change({ view: undefined, edit: address.view }, true)}
          />
        )}
        {address.edit && opened.listing && (
          <EditDialog
            listing={opened.listing}
            onDone={(uuid) => {
              refresh(uuid);
              close();
            }}
            onLeave={(path) => (path ? navigate(path) : close())}
          />
        )}
        {gallery && <LazyListingImagesDialog listing={gallery} onClose={() => setGallery(undefined)} />}
      </Suspense>
      {opened.error !== undefined && (address.view || address.edit) && (
        <ConfirmDialog
          title="This listing could not be opened"
          confirmLabel="Close"
          cancelLabel="Back"
          onConfirm={close}
          onCancel={close}
        >
          <p>{errorText(opened.error)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function failureProps(error: unknown) {
  const { title, text } = listingsLoadFailureText(error);
  return { title, children: text };
}

function Skeleton() {
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
