import type { MouseEvent } from "react";
import type { ImageSource } from "../image/image-source.ts";

/** As many stand below the picture; the last of them says how many more there are (visitor-site.md, section 9). */
const shown = 4;

interface GalleryThumbsProps {
  pictures: ImageSource[];
  index: number;
  onShow: (at: number) => void;
  onMore: (at: number) => void;
}

/** Thumbnails as links to the pictures themselves, so that they can be seen without script too. */
export function GalleryThumbnails({ pictures, index, onShow, onMore }: GalleryThumbsProps) {
  const more = pictures.length - shown;
  return (
    <ul className="mt-1 grid grid-cols-4 gap-1">
      {pictures.slice(0, shown).map((picture, at) => {
        const isMore = more > 0 && at === shown - 1;
        const choose = (event: MouseEvent) => {
          event.preventDefault();
          onShow(at);
          if (isMore) onMore(at);
        };
        return (
          <li key={picture.src ?? at}>
            <a
              className="thumb"
              href={picture.src}
              aria-current={at === index ? "true" : undefined}
              aria-label={isMore ? `${more} more pictures` : `Picture ${at + 1}`}
              onClick={choose}
            >
              {picture.src && (
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="9rem"
                  width="136"
                  height="102"
                  loading="lazy"
                  alt=""
                  ref={hideBroken}
                  onError={(event) => hideBroken(event.currentTarget)}
                />
              )}
              {isMore && <b>+{more} More</b>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** A thumbnail that failed, perhaps before the script ran, leaves its plain ground. */
function hideBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc) image.hidden = true;
}
