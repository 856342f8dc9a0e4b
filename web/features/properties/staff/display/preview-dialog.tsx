import type { ListingKind } from "#contract/listing-kinds.ts";
import type { StaffProperty } from "#contract/property-writes.ts";
import { Dialog } from "#web/ui/staff/dialog.tsx";
import { DetailSummary } from "../../detail-summary.tsx";
import { Gallery } from "../../gallery.tsx";
import { LateBody } from "../../late-body.tsx";
import { galleryPictures } from "../../picture-source.ts";
import type { ListingValues } from "../form/listing-values.ts";
import type { TrayPicture } from "../pictures/tray-picture.ts";
import { previewListing } from "./preview-listing.ts";

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
