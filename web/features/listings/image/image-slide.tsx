import { useEffect, useRef, useState } from "react";
import type { ImageSource } from "./image-source.ts";

interface PictureProps {
  source: ImageSource | undefined;
  /** The width it takes on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** Loaded at once, before others: for what stands on the first screen. */
  eager?: boolean;
}

/**
 * One 4:3 slide: "Loading..." and a blurred placeholder until the picture is there, the drawn house and
 * "Image not available" when it never comes.
 */
export function ImageSlide({ source, sizes, eager }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const { src, placeholder } = source ?? {};

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    // It may have failed before the script ran.
    if (element.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true);
    if (!element.complete && placeholder)
      import("./draw-placeholder.ts").then(({ drawPlaceholder }) => drawPlaceholder(element, placeholder));
  }, [placeholder]);

  if (!src || failed) return <span className="slide slide-empty">Image not available</span>;
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
        onError={() => setFailed(true)}
      />
    </span>
  );
}
