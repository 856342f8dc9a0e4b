import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { FullScreenGallery } from "#web/site/features/listings/gallery/full-screen-gallery.tsx";
import { galleryImageSources } from "#web/site/features/listings/image/image-source.ts";

/** Shows the images of a listing full screen. */
export function ListingImagesDialog({ listing, onClose }: { listing: AdminProperty; onClose: () => void }) {
  return <FullScreenGallery images={galleryImageSources(listing.images)} start={0} onClose={onClose} />;
}
