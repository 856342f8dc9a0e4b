import { useEffect, useRef, useState } from "react";
import type { ImageSource } from "./image-source.ts";

interface ImageSlideProps {
  source: ImageSource | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads the image without delay and with high priority, for images on the first screen. */
  eager?: boolean;
}

/** A 4:3 slide with a blurred placeholder while the image loads, and "Image not available" if it fails. */
export function ImageSlide({ source, sizes, eager }: ImageSlideProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { src, placeholder } = source ?? {};

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    // The image may have failed before the script ran.
    if (element.complete && element.naturalWidth === 0 && element.currentSrc) setHasFailed(true);
    if (!element.complete && placeholder)
      import("./draw-placeholder.ts").then(({ drawPlaceholder }) => drawPlaceholder(element, placeholder));
  }, [placeholder]);

  if (!src || hasFailed) return <span className="slide slide-empty">Image not available</span>;
  return (
    <span className="slide">
      <img
        ref={image}
        src={src}
        srcSet={source?.srcSet}
        sizes={sizes}
        alt={source?.alt ?? ""}
        width="640"
        height="480"
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        onError={() => setHasFailed(true)}
      />
    </span>
  );
}
