import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { StepButtons } from "#web/ui/step-buttons.tsx";
import { slideAt, slideTo, wrapIndex } from "#web/ui/strip.ts";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { Picture } from "./picture.tsx";
import type { PictureSource } from "./picture-source.ts";

const GalleryFullScreen = lazy(() =>
  import("./gallery-full-screen.tsx").then((module) => ({ default: module.GalleryFullScreen })),
);
const sizes = "(min-width: 60em) 50rem, 100vw";

interface GalleryProps {
  pictures: PictureSource[];
  /** What lies on the picture: tags, heart. */
  children: ReactNode;
}

/** A listing's pictures: swiped, stepped through round and round, chosen by thumbnail, opened to the full screen. */
export function Gallery({ pictures, children }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(0);
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  const total = pictures.length;

  const show = (at: number) => {
    setIndex(at);
    if (at > 0) setTouched(true);
    setReached((before) => Math.max(before, at));
  };
  const go = (at: number) => {
    show(at);
    slideTo(strip.current, at);
  };
  const step = (by: 1 | -1) => go(wrapIndex(index + by, total));
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
          <div
            ref={strip}
            className="strip"
            onScroll={(event) => show(slideAt(event.currentTarget))}
            onPointerEnter={() => setTouched(true)}
          >
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
                onFocus={() => setTouched(true)}
                onKeyDown={onKeyDown}
              >
                {at === 0 || (touched && at <= reached + 1) ? (
                  <Picture source={picture} sizes={sizes} eager={at === 0} />
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
      {total > 1 && <GalleryThumbs pictures={pictures} index={index} onShow={go} onMore={() => setOpen(true)} />}
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
