import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { thumbFrame } from "#web/site/features/listings/image/thumb-frame.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";

interface ListingRowImageProps {
  listing: AdminProperty;
  onOpenGallery: () => void;
}

const imageClass = classNames(
  thumbFrame,
  "aspect-square! w-[64px] [grid-area:1/1] @max-[12em]:w-[72px] @max-[12em]:[grid-area:2/1]",
  "@min-[38em]:aspect-[4/3]! @min-[38em]:w-full @min-[38em]:[grid-area:1/image/3]",
);

/** The cover of a row with the number of photos. It opens the gallery. */
export function ListingRowImage({ listing, onOpenGallery }: ListingRowImageProps) {
  const { title, images } = listing;
  const [cover] = images;
  const thumbnailUrl = cover?.variants.find(({ width }) => width === 320)?.url ?? cover?.url;
  return (
    <button
      type="button"
      className={imageClass}
      aria-label={images.length > 0 ? `${formatCount(images.length, "photo")} of ${title}` : `No photos of ${title}`}
      disabled={images.length === 0}
      onClick={onOpenGallery}
    >
      {thumbnailUrl ? (
        <Thumbnail
          className="size-full object-cover"
          src={thumbnailUrl}
          width="160"
          height="120"
          loading="lazy"
          alt=""
        />
      ) : (
        <span className="slide slide-empty" />
      )}
      {images.length > 1 && (
        <span className="count right-[4px] bottom-[4px] flex items-center gap-[3px] px-[5px] py-0 leading-[20px] [&>svg]:size-[14px] @max-[38em]:[&>svg]:hidden">
          <LineIcon name="image" />
          <span>{images.length}</span>
        </span>
      )}
    </button>
  );
}
