import type { MouseEvent } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ImageSource } from "../image/image-source.ts";
import { thumbFrame } from "../image/thumb-frame.tsx";
import { maxThumbnails } from "./photo-bytes.ts";

interface GalleryThumbnailsProps {
  images: ImageSource[];
  index: number;
  onShow: (index: number) => void;
  /** Called for "+N More", after `onShow` for the first image without a thumbnail. */
  onShowMore: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const thumbClass = `${thumbFrame} h-full w-full border-ocean *:border-paper aria-[current]:border-b-4 aria-[current]:*:border-b-2`;
/** Beside the photo it has the photo's height. */
const listClass = "thumbs grid auto-rows-fr gap-1 sm:max-lg:w-36 sm:max-lg:grid-cols-1 sm:max-lg:[contain:size]";

/** Four thumbnails, then "+N More". They link to the image files, so that they work without a script. */
export function GalleryThumbnails({ images, index, onShow, onShowMore }: GalleryThumbnailsProps) {
  const moreCount = images.length - maxThumbnails;
  return (
    <ul className={classNames(listClass, moreCount > 0 ? "grid-cols-5" : "grid-cols-4")}>
      {images.slice(0, maxThumbnails).map((image, i) => (
        <li key={image.src ?? i}>
          <a
            className={thumbClass}
            href={image.src}
            aria-current={i === index || undefined}
            aria-label={`Photo ${i + 1}`}
            onClick={(event) => {
              event.preventDefault();
              onShow(i);
            }}
          >
            <ImageSlide source={image} sizes="9rem" wanted />
          </a>
        </li>
      ))}
      {moreCount > 0 && (
        <li>
          <a
            className={thumbClass}
            href={images[maxThumbnails]?.src}
            aria-current={index >= maxThumbnails || undefined}
            aria-label={`+${moreCount} More ${moreCount === 1 ? "photo" : "photos"}`}
            onClick={(event) => {
              event.preventDefault();
              onShow(maxThumbnails);
              onShowMore(event);
            }}
          >
            <span className="grid h-full place-items-center text-center text-1 font-bold text-ink">
              {`+${moreCount} More`}
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
