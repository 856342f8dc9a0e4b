import type { StaffProperty } from "#contract/listings/admin-property.ts";
import { GalleryFullScreen } from "#web/features/listings/gallery/full-screen-gallery.tsx";
import { galleryPictures } from "#web/features/listings/image/image-source.ts";

/** All pictures of a listing, one a screen. */
export function PicturesDialog({ listing, onClose }: { listing: StaffProperty; onClose: () => void }) {
  return <GalleryFullScreen pictures={galleryPictures(listing.images)} start={0} onClose={onClose} />;
}
