import type { StaffProperty } from "#contract/property-writes.ts";
import { GalleryFullScreen } from "../../gallery-full-screen.tsx";
import { galleryPictures } from "../../picture-source.ts";

/** All pictures of a listing, one a screen. */
export function PicturesDialog({ listing, onClose }: { listing: StaffProperty; onClose: () => void }) {
  return <GalleryFullScreen pictures={galleryPictures(listing.images)} start={0} onClose={onClose} />;
}
