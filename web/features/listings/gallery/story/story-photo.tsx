import { useEffect, useRef, useState } from "react";
import { focusClass } from "../../image/focus-class.ts";
import type { ImageSource } from "../../image/image-source.ts";
import { loadPlaceholder } from "../../image/load-placeholder.ts";
import { centerOnFocus } from "../pan-slide.ts";

interface StoryPhotoProps {
  source: ImageSource;
  alt: string;
  /** The part of a wide photo that fills the screen, or the whole photo over its placeholder. */
  isWhole: boolean;
}

const usualRatio = 4 / 3;

/** A photo at the height of the screen. What is wider is moved sideways and starts at its focus. */
export function StoryPhoto({ source, alt, isWhole }: StoryPhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { src, srcSet, ratio = usualRatio, placeholder, focus } = source;

  useEffect(() => {
    const element = image.current;
    if (element && placeholder) loadPlaceholder(element, placeholder, true);
  }, [placeholder]);
  useEffect(() => {
    if (image.current && !isWhole) centerOnFocus(image.current, focus);
  }, [isWhole, focus]);

  if (!src || hasFailed) return "Image not available";
  return (
    <img
      ref={image}
      className={focusClass(focus)}
      src={src}
      srcSet={srcSet}
      sizes={`max(100vw, ${Math.round(ratio * 88)}vh)`}
      alt={alt}
      draggable={false}
      onLoad={(event) => centerOnFocus(event.currentTarget, focus)}
      onError={() => setHasFailed(true)}
    />
  );
}
