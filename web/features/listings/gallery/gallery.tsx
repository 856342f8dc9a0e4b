import { lazy, type ReactNode, Suspense, useState } from "react";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { stepOnArrowKey } from "#web/ui/carousel/step-on-arrow-key.ts";
import { useCarousel } from "#web/ui/carousel/use-carousel.ts";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ImageSource } from "../image/image-source.ts";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";

const FullScreenGallery = lazy(() =>
  import("./full-screen-gallery.tsx").then((module) => ({ default: module.FullScreenGallery })),
);
const sizes = "(min-width: 60em) 50rem, 100vw";

interface GalleryProps {
  images: ImageSource[];
  /** Content on top of the image: tags and the heart button. */
  children: ReactNode;
}

/** The images of a property: a carousel with thumbnails, which opens in full screen. */
export function Gallery({ images, children }: GalleryProps) {
  // Index of the last image to load: one ahead of the visible one, as soon as the visitor uses the carousel.
  const [lastRequested, setLastRequested] = useState(0);
  const [isFullScreen, setFullScreen] = useState(false);
  const total = images.length;
  const requestAfter = (index: number) => setLastRequested((before) => Math.max(before, index + 1));
  const { index, step, go, stripProps } = useCarousel<HTMLDivElement>(total, { onShow: requestAfter });

  return (
    <section aria-label="Photos">
      <div className="image-frame">
        {total === 0 ? (
          <span className="slide slide-empty">No images available</span>
        ) : (
          <div {...stripProps} className="strip" onPointerEnter={() => requestAfter(index)}>
            {images.map((image, i) => (
              <a
                key={image.src ?? i}
                className="strip-link"
                href={image.src}
                tabIndex={i === index ? undefined : -1}
                aria-label={`Photo ${i + 1} of ${total}, full screen`}
                onClick={(event) => {
                  event.preventDefault();
                  setFullScreen(true);
                }}
                onFocus={() => requestAfter(index)}
                onKeyDown={(event) => stepOnArrowKey(event, step)}
              >
                {i <= lastRequested ? (
                  <ImageSlide source={image} sizes={sizes} eager={i === 0} whole />
                ) : (
                  <span className="slide" />
                )}
              </a>
            ))}
          </div>
        )}
        {children}
        {total > 1 && (
          <>
            <StepButtons onStep={step} />
            <span className="count needs-script">
              {index + 1} / {total}
            </span>
          </>
        )}
      </div>
      {total > 1 && (
        <GalleryThumbnails images={images} index={index} onShow={go} onShowMore={() => setFullScreen(true)} />
      )}
      {isFullScreen && (
        <Suspense>
          <FullScreenGallery
            images={images}
            start={index}
            onClose={(lastIndex) => {
              setFullScreen(false);
              go(lastIndex);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
