import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { useCarousel } from "#web/ui/carousel/use-carousel.ts";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ImageSource } from "../image/image-source.ts";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";

const GalleryFullScreen = lazy(() =>
  import("./full-screen-gallery.tsx").then((module) => ({ default: module.FullScreenGallery })),
);
const sizes = "(min-width: 60em) 50rem, 100vw";

interface GalleryProps {
  pictures: ImageSource[];
  /** What lies on the picture: tags, heart. */
  children: ReactNode;
}

/** A listing's pictures: swiped, stepped through round and round, chosen by thumbnail, opened to the full screen. */
export function Gallery({ pictures, children }: GalleryProps) {
  // As far as pictures have been asked for: one ahead of what was seen, once the strip was touched.
  const [reached, setReached] = useState(0);
  const [open, setOpen] = useState(false);
  const total = pictures.length;
  const reach = (at: number) => setReached((before) => Math.max(before, at + 1));
  const { index, step, go, stripProps } = useCarousel<HTMLDivElement>(total, { onShow: reach });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  };

  return (
    <section aria-label="Pictures">
      <div className="pic">
        {total === 0 ? (
          <span className="slide slide-empty">No images available</span>
        ) : (
          <div {...stripProps} className="strip" onPointerEnter={() => reach(index)}>
            {pictures.map((picture, at) => (
              <a
                key={picture.src ?? at}
                className="strip-link"
                href={picture.src}
                tabIndex={at === index ? undefined : -1}
                aria-label={`Picture ${at + 1} of ${total}, full screen`}
                onClick={(event) => {
                  event.preventDefault();
                  setOpen(true);
                }}
                onFocus={() => reach(index)}
                onKeyDown={onKeyDown}
              >
                {at <= reached ? (
                  <ImageSlide source={picture} sizes={sizes} eager={at === 0} />
                ) : (
                  <span className="slide" />
                )}
              </a>
            ))}
          </div>
        )}
        {children}
        {total > 1 && <StepButtons onStep={step} />}
        {total > 1 && (
          <span className="count needs-script">
            {index + 1} / {total}
          </span>
        )}
      </div>
      {total > 1 && <GalleryThumbnails pictures={pictures} index={index} onShow={go} onMore={() => setOpen(true)} />}
      {open && (
        <Suspense>
          <GalleryFullScreen
            pictures={pictures}
            start={index}
            onClose={(at) => {
              setOpen(false);
              go(at);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
