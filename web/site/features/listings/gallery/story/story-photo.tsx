import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { focusClass } from "../../image/focus-class.ts";
import type { ImageSource } from "../../image/image-source.ts";
import { loadPlaceholder } from "../../image/load-placeholder.ts";
import { centerOnFocus } from "../pan-slide.ts";

interface StoryPhotoProps {
  source: ImageSource;
  /** The file to load. */
  src: string | undefined;
  alt: string;
  /** The part of a wide photo that fills the screen, or the whole photo over its placeholder. */
  isFilling: boolean;
}

/** A photo, whole or at the height of the screen. What is then wider is moved sideways and starts at its focus. */
export function StoryPhoto({ source, src, alt, isFilling }: StoryPhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const hasLoaded = useRef(false);
  // The file: without its larger one, a photo can still be shown whole.
  const [failed, setFailed] = useState<string>();
  const { placeholder, focus } = source;

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

  if (!src || failed === src) return <span>Image not available</span>;
  return (
    <img
      ref={image}
      className={focusClass(focus)}
      src={src}
      alt={alt}
      draggable={false}
      onLoad={onLoad}
      onError={() => setFailed(src)}
    />
  );
}
