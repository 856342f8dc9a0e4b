import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { imageSizes } from "#web/lib/format/image-sizes.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { useSheetEntry } from "#web/lib/page/navigation/use-sheet-entry.ts";
import { StepButtons } from "#web/ui/carousel/step-buttons.tsx";
import { stepOnArrowKey } from "#web/ui/carousel/step-on-arrow-key.ts";
import { useCarousel } from "#web/ui/carousel/use-carousel.ts";
import type { ShownProperty } from "../facts/detail-property.ts";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ImageSource } from "../image/image-source.ts";
import type { FullScreenViewer } from "./full-screen-viewer.tsx";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";
import { LazyPhotoCost } from "./lazy-photo-cost.tsx";

/**
 * On a phone the width of the photo in a list, although this one is 2.5rem wider: then both choose the same file, and the
 * page of a listing opens with the photo that the list has loaded.
 */
const sizes = imageSizes("calc(100vw - 2.5rem)", "(min-width: 60em) 50rem, (min-width: 40em) 80vw");

/** In a single column the title comes before what the photos cost. */
const sectionClass = "contents lg:block";
/** On a tablet the thumbnails stand beside the photo, so that the title is in the first window. */
const framesClass = "order-first grid gap-1 sm:max-lg:grid-cols-[minmax(0,1fr)_auto]";

interface GalleryProps {
  images: ImageSource[];
  /** The listing of the images, if a phone may show them as a story. */
  property?: ShownProperty;
  /** Content on top of the image: tags and the heart button. */
  children: Elements;
}

/** The images of a property: a carousel with thumbnails, which opens in full screen. */
export function Gallery({ images, property, children }: GalleryProps) {
  // Index of the last image to load: one ahead of the visible one, as soon as the visitor uses the carousel.
  const [lastRequested, setLastRequested] = useState(0);
  const [Viewer, setViewer] = useState<typeof FullScreenViewer>();
  const { isOpen } = useSheetEntry("story");
  const section = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const total = images.length;
  const requestAfter = (index: number) => setLastRequested((before) => Math.max(before, index + 1));
  const { index, step, go, stripProps } = useCarousel<HTMLDivElement>(total, { onShow: requestAfter });
  const requestNext = () => requestAfter(index);
  const openFullScreen = (event?: MouseEvent<HTMLAnchorElement>) => {
    event?.preventDefault();
    const link = event?.currentTarget;
    import("./full-screen-viewer.tsx").then(
      (module) => setViewer(() => module.FullScreenViewer),
      // Without the code, a link opens its image file, as without a script.
      () => link?.isConnected && location.assign(link.href),
    );
  };
  const openStory = useEffectEvent(() => openFullScreen());
  // After Forward, and after a reload with the story open.
  useEffect(() => {
    if (isOpen) openStory();
  }, [isOpen]);

  return (
    <section ref={section} aria-label="Photos" data-shown={isShown || undefined} className={sectionClass}>
      <div className={framesClass}>
        <div className="image-frame">
          {total === 0 ? (
            <span className="slide slide-empty">No images available</span>
          ) : (
            <div {...stripProps} className="strip" onPointerEnter={requestNext}>
              {images.map((image, i) => (
                <a
                  key={image.src ?? i}
                  className="strip-link"
                  href={image.src}
                  tabIndex={i === index ? undefined : -1}
                  aria-label={`Photo ${i + 1} of ${total}, full screen`}
                  onClick={openFullScreen}
                  onFocus={requestNext}
                  onKeyDown={(event) => stepOnArrowKey(event, step)}
                >
                  {i <= lastRequested ? (
                    // The first one has failed if data saver did not load it.
                    <ImageSlide
                      key={String(isShown)}
                      source={image}
                      sizes={sizes}
                      eager={i === 0}
                      whole
                      wanted={isShown}
                    />
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
              <span className="count needs-script">{`${index + 1} / ${total}`}</span>
            </>
          )}
        </div>
        {total > 1 && <GalleryThumbnails images={images} index={index} onShow={go} onShowMore={openFullScreen} />}
      </div>
      {total > 0 && (
        <LazyPhotoCost
          images={images}
          gallery={section}
          isShown={isShown}
          onShow={() => {
            setShown(true);
            setLastRequested(total);
          }}
        />
      )}
      {Viewer && (
        <Viewer
          images={images}
          gallery={section}
          property={property}
          start={index}
          onClose={(lastIndex) => {
            setViewer(undefined);
            go(lastIndex);
          }}
        />
      )}
    </section>
  );
}
