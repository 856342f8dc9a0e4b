import type { StaffProperty } from "#contract/listings/admin-property.ts";
import type { ListingKind } from "#contract/listings/property-kinds.ts";
import type { TrayPicture } from "#web/features/admin/images/form-image.ts";
import type { ListingValues } from "#web/features/admin/listing-form/listing-values.ts";
import { DetailSummary } from "#web/features/listings/detail/detail-summary.tsx";
import { LateBody } from "#web/features/listings/detail/lazy-detail-body.tsx";
import { Gallery } from "#web/features/listings/gallery/gallery.tsx";
import { galleryPictures } from "#web/features/listings/image/image-source.ts";
import { Dialog } from "#web/ui/admin/dialog.tsx";
import { previewListing } from "./build-preview-property.ts";

interface PreviewDialogProps {
  kind: ListingKind;
  values: ListingValues;
  pictures: readonly TrayPicture[];
  existing: StaffProperty | undefined;
  onClose: () => void;
}

/** The listing as visitors will see it, from what stands in the form. */
export function PreviewDialog({ kind, values, pictures, existing, onClose }: PreviewDialogProps) {
  const listing = previewListing(kind, values, pictures, existing);
  return (
    <Dialog title="Preview" onClose={onClose}>
      <div className="preview">
        <Gallery pictures={galleryPictures(listing.images)}>{null}</Gallery>
        <DetailSummary listing={listing} />
        <LateBody listing={listing} />
      </div>
    </Dialog>
  );
}
