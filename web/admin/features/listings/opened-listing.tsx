import { type ComponentType, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { useAdminListing } from "#web/admin/features/shared/listings/use-admin-listing.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import type { ListingDetailsDialogProps } from "./details/listing-details-dialog.tsx";

/** The dialogs of a listing. The route provides them: it loads them late, and the form is a feature of its own. */
export interface ListingDialogs {
  DetailsDialog: ComponentType<ListingDetailsDialogProps>;
  ImagesDialog: ComponentType<{ listing: AdminProperty; onClose: () => void }>;
  EditDialog: ComponentType<{
    listing: AdminProperty;
    onDone: (uuid: string) => void;
    /** Leaves the form for a path, or without one for the list. */
    onLeave: (path?: string) => void;
  }>;
}

interface OpenedListingProps {
  dialogs: ListingDialogs;
  /** The listing whose images are shown full screen. */
  galleryListing: AdminProperty | undefined;
  onCloseGallery: () => void;
}

/** The dialog of the listing named in the URL, or the full-screen gallery. */
export function OpenedListing({ dialogs, galleryListing, onCloseGallery }: OpenedListingProps) {
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
          <dialogs.DetailsDialog
            listing={listing}
            onClose={close}
            onEdit={() => change({ view: undefined, edit: view }, true)}
          />
        )}
        {edit && listing && (
          <dialogs.EditDialog
            listing={listing}
            onDone={(uuid) => {
              refresh(uuid);
              close();
            }}
            onLeave={(path) => (path ? navigate(path) : close())}
          />
        )}
        {galleryListing && <dialogs.ImagesDialog listing={galleryListing} onClose={onCloseGallery} />}
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
