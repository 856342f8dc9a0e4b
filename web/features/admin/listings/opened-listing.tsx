import { lazy, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import {
  LazyListingDetailsDialog,
  LazyListingImagesDialog,
} from "#web/features/admin/listing-preview/lazy-listing-dialogs.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { loadCode } from "#web/lib/page/load-code.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { useAdminListing } from "./use-admin-listings.ts";
import { useRefreshListings } from "./use-refresh-listings.ts";

const LazyEditListingDialog = lazy(() =>
  loadCode(() => import("#web/features/admin/listing-form/edit-listing-dialog.tsx")).then((module) => ({
    default: module.EditListingDialog,
  })),
);

interface OpenedListingProps {
  /** The listing whose images are shown full screen. */
  galleryListing: AdminProperty | undefined;
  onCloseGallery: () => void;
}

/** The dialog of the listing named in the URL, or the full-screen gallery. */
export function OpenedListing({ galleryListing, onCloseGallery }: OpenedListingProps) {
  const { params, change } = useDashboardParams();
  const { view, edit } = params;
  const navigate = useNavigate();
  const refresh = useRefreshListings();
  const { listing, error } = useAdminListing(edit ?? view);
  const close = () => change({ edit: undefined, view: undefined }, true);
  return (
    <>
      <Suspense>
        {view && listing && (
          <LazyListingDetailsDialog
            listing={listing}
            onClose={close}
            onEdit={() => change({ view: undefined, edit: view }, true)}
          />
        )}
        {edit && listing && (
          <LazyEditListingDialog
            listing={listing}
            onDone={(uuid) => {
              refresh(uuid);
              close();
            }}
            onLeave={(path) => (path ? navigate(path) : close())}
          />
        )}
        {galleryListing && <LazyListingImagesDialog listing={galleryListing} onClose={onCloseGallery} />}
      </Suspense>
      {error !== undefined && (view || edit) && (
        <ConfirmDialog
          title="This listing could not be opened"
          confirmLabel="Close"
          cancelLabel="Back"
          onConfirm={close}
          onCancel={close}
        >
          <p>{errorText(error)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
