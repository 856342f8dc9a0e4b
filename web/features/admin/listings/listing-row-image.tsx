import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

interface ListingRowImageProps {
  listing: AdminProperty;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpenGallery: () => void;
}

/** The cover, which opens the gallery, and the checkbox of a row. Deleted listings have no checkbox. */
export function ListingRowImage({ listing, isSelected, onSelect, onOpenGallery }: ListingRowImageProps) {
  const { title, images, deleted_at } = listing;
  const [cover] = images;
  const thumbnailUrl = cover?.variants.find(({ width }) => width === 320)?.url ?? cover?.url;
  return (
    <div className="listing-row-image">
      <button
        type="button"
        className="thumb"
        aria-label={images.length > 0 ? `${formatCount(images.length, "photo")} of ${title}` : `No photos of ${title}`}
        disabled={images.length === 0}
        onClick={onOpenGallery}
      >
        {thumbnailUrl ? (
          <img src={thumbnailUrl} width="160" height="120" loading="lazy" alt="" />
        ) : (
          <span className="slide slide-empty" />
        )}
        {images.length > 1 && <span className="count">{images.length}</span>}
      </button>
      {!deleted_at && (
        <label className="tick">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
          <span className="sr-only">Select {title}</span>
        </label>
      )}
    </div>
  );
}
