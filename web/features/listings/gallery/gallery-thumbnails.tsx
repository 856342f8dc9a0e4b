import type { MouseEvent } from "react";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ImageSource } from "../image/image-source.ts";

const maxThumbnails = 4;

interface GalleryThumbnailsProps {
  images: ImageSource[];
  index: number;
  onShow: (index: number) => void;
  /** Called after `onShow` for the thumbnail "+N More". */
  onShowMore: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Thumbnails that link to the image files, so that they work without a script. */
export function GalleryThumbnails({ images, index, onShow, onShowMore }: GalleryThumbnailsProps) {
  // "+N More" covers the last thumbnail, so its image counts too.
  const moreCount = images.length - maxThumbnails + 1;
  return (
    <ul className="mt-1 grid grid-cols-4 gap-1">
      {images.slice(0, maxThumbnails).map((image, i) => {
        const isMore = moreCount > 1 && i === maxThumbnails - 1;
        const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
          event.preventDefault();
          onShow(i);
          if (isMore) onShowMore(event);
        };
        return (
          <li key={image.src ?? i}>
            <a
              className="thumb"
              href={image.src}
              aria-current={i === index || undefined}
              aria-label={isMore ? `${moreCount} more photos` : `Photo ${i + 1}`}
              onClick={onClick}
            >
              <ImageSlide source={image} sizes="9rem" />
              {isMore && <b>{`+${moreCount} More`}</b>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
