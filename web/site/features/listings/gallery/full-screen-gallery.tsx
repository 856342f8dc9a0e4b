import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { openModal } from "#web/lib/page/open-modal.ts";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { stepOnArrowKey } from "#web/ui/carousel/step-on-arrow-key.ts";
import { useCarousel } from "#web/ui/carousel/use-carousel.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";
import { type ImageSource, isPanorama } from "../image/image-source.ts";
import "./full-screen.css";
import { useFullScreenSource } from "./full-screen-file.ts";
import { centerOnFocus, panSideways } from "./pan-slide.ts";
import { roomName } from "./room-name.ts";

interface FullScreenGalleryProps {
  images: ImageSource[];
  /** What shows the images on the page. */
  gallery?: RefObject<HTMLElement | null>;
  /** Title of the listing, which is the text of images that have none of their own. */
  title?: string | undefined;
  start: number;
  /** Price, title and contacts, shown below the images of a wide window. */
  bar?: ReactNode;
  /** Receives the index of the visible image. */
  onClose: (index: number) => void;
}

/**
 * All images in a dialog, one per screen. A tap zooms to two and a half times the size; another tap zooms out. A panorama
 * opens at full height and is moved sideways; a tap shows it whole.
 */
export function FullScreenGallery({ images, gallery, title = "", start, bar, onClose }: FullScreenGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<() => void>(undefined);
  // Whether a tap has changed the size of the visible image.
  const [isToggled, setToggled] = useState(false);
  const getSource = useFullScreenSource(images, gallery);
  const total = images.length;
  const { index, step, stripProps } = useCarousel<HTMLDivElement>(total, { start, onShow: () => setToggled(false) });
  const strip = stripProps.ref;
  const caption = roomName(images[index]?.alt, title);
  const isZoomed = isToggled && !isPanorama(images[index] ?? {});

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) close.current = openModal(element);
    if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
    return () => close.current?.();
  }, [start, strip]);

  return (
    <dialog
      ref={dialog}
      className="full-screen"
      aria-label={`Photo ${index + 1} of ${total}`}
      onClose={() => onClose(index)}
      onKeyDown={(event) => stepOnArrowKey(event, (by) => panSideways(strip.current?.children[index], by) || step(by))}
    >
      <div {...stripProps} className={classNames("strip", isZoomed && "overflow-hidden")}>
        {images.map((image, i) => {
          const isImageToggled = isToggled && i === index;
          const isLarge = isPanorama(image) !== isImageToggled;
          return (
            <div
              key={image.src ?? i}
              className={classNames("slide", isLarge && (isPanorama(image) ? "pan" : "zoomed"))}
            >
              <button
                type="button"
                tabIndex={i === index ? undefined : -1}
                aria-label={isLarge ? "Zoom out" : "Zoom in"}
                onClick={() => setToggled(!isToggled)}
              >
                {Math.abs(i - index) <= 1 && image.src && (
                  <Thumbnail
                    src={getSource(image, isImageToggled)}
                    alt={image.alt || `Photo ${i + 1}`}
                    onLoad={(event) => centerOnFocus(event.currentTarget, image.focus)}
                  />
                )}
              </button>
            </div>
          );
        })}
      </div>
      {total > 1 && <StepButtons onStep={step} />}
      <button
        type="button"
        className="icon-btn on-image top-1 right-1"
        aria-label="Close"
        onClick={() => close.current?.()}
      >
        <Icon name="x" />
      </button>
      {caption && <p className="count caption">{caption}</p>}
      <span className="count" role="status">
        {`${index + 1} / ${total}`}
      </span>
      {bar && <div className="photo-bar on-deep">{bar}</div>}
    </dialog>
  );
}
