import { type RefObject, useState } from "react";
import { useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import { type ImageFile, type ImageSource, isPanorama } from "../image/image-source.ts";

/** What decides which files a gallery and its full screen load. */
export interface Screen {
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  /** The device's pixels per CSS pixel. */
  pixelRatio: number;
  /** Whether data saver loads the smallest files. */
  isSaving: boolean;
  /** The file of the first photo that the gallery shows, and one that a thumbnail does; undefined if they are unknown. */
  photo?: ImageFile | undefined;
  thumbnail?: ImageFile | undefined;
}

const usualRatio = 4 / 3;
/** With seven tenths of the device's pixels a photo looks sharp. The next version has about three times as many bytes. */
const sharpness = 0.7;

/** @param gallery the gallery that shows the images, if there is one */
export function readScreen(
  images: readonly ImageSource[],
  gallery: HTMLElement | null | undefined,
  isSaving: boolean,
): Screen {
  const findShown = (selector: string, index: number) => {
    const shown = gallery?.querySelectorAll<HTMLImageElement>(selector)[index]?.currentSrc;
    return images[index]?.files?.find(({ url }) => shown?.endsWith(url));
  };
  return {
    width: innerWidth,
    height: innerHeight,
    pixelRatio: devicePixelRatio,
    isSaving,
    photo: findShown(".strip img", 0),
    // The first thumbnail may show the file of the first photo, which has loaded already.
    thumbnail: findShown(".thumb img", 1),
  };
}

/** Returns the first file of an image that is at least this wide, or else its widest one. */
export const findFile = ({ files = [] }: ImageSource, width: number): ImageFile | undefined =>
  files.find((file) => file.width >= width) ?? files[files.length - 1];

/**
 * Returns the file that the full screen loads; undefined if only the address of the image is known. The page names its
 * cost before, so it is chosen here and not by the browser. It is never smaller than the gallery's.
 * @param isEnlarged whether a tap has let the photo fill the screen; a panorama does from the start
 */
export function fullScreenFile(source: ImageSource, screen: Screen, isEnlarged = false): ImageFile | undefined {
  const { width, height, pixelRatio, isSaving, photo } = screen;
  // The first photo of a page may have come in its usual size.
  if (isSaving) return photo && source.files?.includes(photo) ? photo : findFile(source, 0);
  const widthAtFullHeight = (source.ratio ?? usualRatio) * height;
  const isFilling = isEnlarged || isPanorama(source);
  const shown = (isFilling ? Math.max : Math.min)(width, widthAtFullHeight);
  return findFile(source, Math.max(photo?.width ?? 0, shown * Math.max(1, sharpness * pixelRatio)));
}

/**
 * Returns a function that returns the address of the file that the full screen loads. The screen counts as it was at
 * first: turning the phone loads no other files.
 */
export function useFullScreenSource(
  images: readonly ImageSource[],
  gallery: RefObject<HTMLElement | null> | undefined,
): (source: ImageSource, isEnlarged: boolean) => string | undefined {
  const saver = useDataSaver();
  const [screen] = useState(() => readScreen(images, gallery?.current, saver !== undefined));
  return (source, isEnlarged) => fullScreenFile(source, screen, isEnlarged)?.url ?? source.src;
}
