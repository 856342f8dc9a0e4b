import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";

interface ListingRowImageProps {
  listing: AdminProperty;
  onOpenGallery: () => void;
}

/** The cover of a row with the number of photos. It opens the gallery. */
export function ListingRowImage({ listing, onOpenGallery }: ListingRowImageProps) {
  const { title, images } = listing;
  const [cover] = images;
  const thumbnailUrl = cover?.variants.find(({ width }) => width === 320)?.url ?? cover?.url;
  return (
    <button
      type="button"
      className="thumb listing-row-image"
      aria-label={images.length > 0 ? `${formatCount(images.length, "photo")} of ${title}` : `No photos of ${title}`}
      disabled={images.length === 0}
      onClick={onOpenGallery}
    >
      {thumbnailUrl ? (
        <Thumbnail src={thumbnailUrl} width="160" height="120" loading="lazy" alt="" />
      ) : (
        <span className="slide slide-empty" />
      )}
      {images.length > 1 && (
        <span className="count">
          <LineIcon name="image" />
          <span>{images.length}</span>
        </span>
      )}
    </button>
  );
}
