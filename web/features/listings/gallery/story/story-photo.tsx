import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { smallestSize, useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { focusClass } from "../../image/focus-class.ts";
import type { ImageSource } from "../../image/image-source.ts";
import { loadPlaceholder } from "../../image/load-placeholder.ts";
import { centerOnFocus } from "../pan-slide.ts";

interface StoryPhotoProps {
  source: ImageSource;
  alt: string;
  /** The part of a wide photo that fills the screen, or the whole photo over its placeholder. */
  isFilling: boolean;
}

const usualRatio = 4 / 3;

/** A photo, whole or at the height of the screen. What is then wider is moved sideways and starts at its focus. */
export function StoryPhoto({ source, alt, isFilling }: StoryPhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const hasLoaded = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const saver = useDataSaver();
  const { src, srcSet, ratio = usualRatio, placeholder, focus } = source;

  useEffect(() => {
    const element = image.current;
    if (element && placeholder) loadPlaceholder(element, placeholder, true);
  }, [placeholder]);
  useEffect(() => {
    if (image.current && isFilling) centerOnFocus(image.current, focus);
  }, [isFilling, focus]);
  const onLoad = (event: SyntheticEvent<HTMLImageElement>) => {
    // The larger file of an enlarged photo arrives later and must not undo a swipe.
    if (!hasLoaded.current) centerOnFocus(event.currentTarget, focus);
    hasLoaded.current = true;
  };
  const widthAtFullHeight = `${Math.round(ratio * 88)}vh`;

  if (!src || hasFailed) return <span>Image not available</span>;
  return (
    <img
      ref={image}
      className={focusClass(focus)}
      src={src}
      srcSet={srcSet}
      sizes={saver ? smallestSize : `${isFilling ? "max" : "min"}(100vw, ${widthAtFullHeight})`}
      alt={alt}
      draggable={false}
      onLoad={onLoad}
      onError={() => setHasFailed(true)}
    />
  );
}
