import { useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { stepOnArrowKey } from "#web/ui/carousel/step-on-arrow-key.ts";
import { useCarousel } from "#web/ui/carousel/use-carousel.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ImageSource } from "../image/image-source.ts";

interface FullScreenGalleryProps {
  images: ImageSource[];
  start: number;
  /** Receives the index of the visible image. */
  onClose: (index: number) => void;
}

/** All images in a dialog, one per screen. A tap zooms to two and a half times the size; another tap zooms out. */
export function FullScreenGallery({ images, start, onClose }: FullScreenGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const total = images.length;
  const { index, step, stripProps } = useCarousel<HTMLDivElement>(total, { start, onShow: () => setZoomed(false) });
  const strip = stripProps.ref;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
    return () => element?.close();
  }, [start, strip]);

  return (
    <dialog
      ref={dialog}
      className="full-screen"
      aria-label={`Photo ${index + 1} of ${total}`}
      onClose={() => onClose(index)}
      onKeyDown={(event) => stepOnArrowKey(event, step)}
    >
      <div {...stripProps} className={classNames("strip", isZoomed && "overflow-hidden")}>
        {images.map((image, i) => (
          <button
            type="button"
            key={image.src ?? i}
            className={classNames("slide", isZoomed && i === index && "zoomed")}
            tabIndex={i === index ? undefined : -1}
            aria-label={isZoomed ? "Zoom out" : "Zoom in"}
            onClick={() => setZoomed(!isZoomed)}
          >
            {Math.abs(i - index) <= 1 && image.src && (
              <img src={image.src} srcSet={image.srcSet} sizes="100vw" alt={image.alt || `Photo ${i + 1}`} />
            )}
          </button>
        ))}
      </div>
      {total > 1 && <StepButtons onStep={step} />}
      <button
        type="button"
        className="icon-btn on-image top-1 right-1"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      <span className="count" role="status">
        {index + 1} / {total}
      </span>
    </dialog>
  );
}
