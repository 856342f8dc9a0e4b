import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import type { FormImage } from "#web/admin/lib/images/form-image.ts";
import { ContactActions } from "#web/site/features/listings/detail/contact/contact-actions.tsx";
import { DetailSummary } from "#web/site/features/listings/detail/detail-summary.tsx";
import { LazyDetailBody, LazyDetailPart } from "#web/site/features/listings/detail/lazy-detail-body.tsx";
import { Gallery } from "#web/site/features/listings/gallery/gallery.tsx";
import { galleryImageSources } from "#web/site/features/listings/image/image-source.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { ListingValues } from "../listing-values.ts";
import { buildPreviewProperty } from "./build-preview-property.ts";

export interface ListingPreviewDialogProps {
  kind: PropertyKind;
  values: ListingValues;
  images: readonly FormImage[];
  existing: AdminProperty | undefined;
  onClose: () => void;
}

/** Shows the content of the form as visitors will see it. */
export function ListingPreviewDialog({ kind, values, images, existing, onClose }: ListingPreviewDialogProps) {
  const listing = buildPreviewProperty(kind, values, images, existing);
  return (
    <Dialog variant="large" title="Preview" onClose={onClose}>
      <div className="mx-auto max-w-[44rem]">
        <Gallery images={galleryImageSources(listing.images)}>{null}</Gallery>
        <DetailSummary property={listing}>
          <ContactActions property={listing} />
        </DetailSummary>
        <LazyDetailBody property={listing} />
        <LazyDetailPart property={listing} section="contact" />
      </div>
    </Dialog>
  );
}
