import type { MouseEvent } from "react";
import type { ImageSource } from "../image/image-source.ts";

const maxThumbnails = 4;

interface GalleryThumbnailsProps {
  images: ImageSource[];
  index: number;
  onShow: (index: number) => void;
  /** Called after `onShow` for the thumbnail "+N More". */
  onShowMore: () => void;
}

/** Thumbnails that link to the image files, so that they work without a script. */
export function GalleryThumbnails({ images, index, onShow, onShowMore }: GalleryThumbnailsProps) {
  const moreCount = images.length - maxThumbnails;
  return (
    <ul className="mt-1 grid grid-cols-4 gap-1">
      {images.slice(0, maxThumbnails).map((image, i) => {
        const isMore = moreCount > 0 && i === maxThumbnails - 1;
        const onClick = (event: MouseEvent) => {
          event.preventDefault();
          onShow(i);
          if (isMore) onShowMore();
        };
        return (
          <li key={image.src ?? i}>
            <a
              className="thumb"
              href={image.src}
              aria-current={i === index ? "true" : undefined}
              aria-label={isMore ? `${moreCount} more photos` : `Photo ${i + 1}`}
              onClick={onClick}
            >
              {image.src && (
                <img
                  src={image.src}
                  srcSet={image.srcSet}
                  sizes="9rem"
                  width="136"
                  height="102"
                  loading="lazy"
                  alt=""
                  ref={hideIfBroken}
                  onError={(event) => hideIfBroken(event.currentTarget)}
                />
              )}
              {isMore && <b>+{moreCount} More</b>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** As a `ref`, also hides an image that failed before the script ran. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc) image.hidden = true;
}
