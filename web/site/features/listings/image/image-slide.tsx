import { useEffect, useRef, useState } from "react";
import { smallestSize, useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { focusClass } from "./focus-class.ts";
import { type ImageSource, isOddShape } from "./image-source.ts";
import { loadPlaceholder } from "./load-placeholder.ts";

/** In milliseconds. An image that arrives sooner needs no placeholder, and the page not the code that draws it. */
const placeholderDelay = 300;

interface ImageSlideProps {
  source: ImageSource | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads the image without delay and with high priority, for images on the first screen. */
  eager?: boolean;
  /** Shows a portrait or a panorama whole, over its placeholder. By default every image is cropped. */
  whole?: boolean;
  /** Whether the visitor asked for the image, although data saver loads none. */
  wanted?: boolean;
}

/** A 4:3 slide with a blurred placeholder while the image loads, and "Image not available" if it fails. */
export function ImageSlide({ source, sizes, eager, whole, wanted }: ImageSlideProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const saver = useDataSaver();
  const { src, placeholder } = source ?? {};
  const isWhole = Boolean(whole && source && isOddShape(source));

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    // The image may have failed before the script ran.
    if (element.complete && element.naturalWidth === 0 && element.currentSrc) setHasFailed(true);
    if (!placeholder) return;
    const timer = setTimeout(() => {
      if (isWhole || !element.complete) loadPlaceholder(element, placeholder, isWhole);
    }, placeholderDelay);
    return () => clearTimeout(timer);
  }, [placeholder, isWhole]);

  if (saver === "none" && !wanted) return <span className="slide" />;
  if (!src || hasFailed) return <span className="slide slide-empty">Image not available</span>;
  return (
    <span className={classNames("slide", isWhole && "whole")}>
      <img
        ref={image}
        className={isWhole ? undefined : focusClass(source?.focus)}
        src={src}
        srcSet={source?.srcSet}
        sizes={saver ? smallestSize : sizes}
        alt={source?.alt ?? ""}
        width="640"
        height="480"
        loading={eager && !saver ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        onError={() => setHasFailed(true)}
      />
    </span>
  );
}
