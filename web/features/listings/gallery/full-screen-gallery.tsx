import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { useCarousel } from "#web/ui/carousel/use-carousel.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ImageSource } from "../image/image-source.ts";

interface GalleryFullScreenProps {
  pictures: ImageSource[];
  start: number;
  /** Told which picture was in view. */
  onClose: (at: number) => void;
}

/**
 * All pictures, one a screen: swiped, stepped through by buttons or arrow keys, closed by Escape. Two fingers enlarge as
 * everywhere in the browser; a tap shows the picture at two and a half times its size, to be moved, and a tap the whole.
 */
export function FullScreenGallery({ pictures, start, onClose }: GalleryFullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const total = pictures.length;
  const { index, step, stripProps } = useCarousel<HTMLDivElement>(total, { start, onShow: () => setZoomed(false) });
  const strip = stripProps.ref;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
    return () => element?.close();
  }, [start, strip]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      step(event.key === "ArrowLeft" ? -1 : 1);
    }
  };

  return (
    <dialog
      ref={dialog}
      className="full-screen"
      aria-label={`Picture ${index + 1} of ${total}`}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <div {...stripProps} className={classNames("strip", zoomed && "overflow-hidden")}>
        {pictures.map((picture, at) => (
          <button
            type="button"
            key={picture.src ?? at}
            className={classNames("slide", zoomed && at === index && "zoomed")}
            tabIndex={at === index ? undefined : -1}
            aria-label={zoomed ? "Show the whole picture" : "Enlarge"}
            onClick={() => setZoomed(!zoomed)}
          >
            {Math.abs(at - index) <= 1 && picture.src && (
              <img src={picture.src} srcSet={picture.srcSet} sizes="100vw" alt={picture.alt || `Picture ${at + 1}`} />
            )}
          </button>
        ))}
      </div>
      {total > 1 && <StepButtons onStep={step} />}
      <button
        type="button"
        className="icon-btn on-pic top-1 right-1"
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
