import { type ComponentType, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { useAdminListing } from "#web/admin/features/shared/listings/use-admin-listing.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import type { CloseListingDialogProps } from "./close/close-listing-dialog.tsx";
import type { ListingDetailsDialogProps } from "./details/listing-details-dialog.tsx";

/** The dialogs of a listing. The route provides them: it loads them late, and the form is a feature of its own. */
export interface ListingDialogs {
  DetailsDialog: ComponentType<ListingDetailsDialogProps>;
  CloseDialog: ComponentType<Omit<CloseListingDialogProps, "PeopleToAnswer">>;
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
  const { view, edit, close: closing } = params;
  const navigate = useNavigate();
  const refresh = useRefreshListings();
  const { listing, error } = useAdminListing(edit ?? closing ?? view);
  const close = () => change({ edit: undefined, view: undefined, close: undefined }, true);
  return (
    <>
      <Suspense>
        {view && !closing && listing && (
          <dialogs.DetailsDialog
            listing={listing}
            onClose={close}
            onEdit={() => change({ view: undefined, edit: view }, true)}
            onClosing={() => change({ close: view }, true)}
          />
        )}
        {closing && !edit && listing && (
          <dialogs.CloseDialog listing={listing} onClose={() => change({ close: undefined }, true)} />
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
      {error !== undefined && (view || edit || closing) && (
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
