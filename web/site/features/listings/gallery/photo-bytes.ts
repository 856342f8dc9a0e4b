import { type ImageFile, type ImageSource, smallestVersion } from "../image/image-source.ts";
import { findFile, fullScreenFile, type Screen } from "./full-screen-file.ts";

/** Photos with a thumbnail below the gallery; see gallery-thumbnails.tsx. */
export const maxThumbnails = 4;

/** What photos cost, in bytes. Undefined if the size of a file is unknown. */
export interface PhotoBytes {
  gallery?: number | undefined;
  /** What the full screen loads besides. */
  fullScreen?: number | undefined;
}

function sumBytes(files: Iterable<ImageFile | undefined>): number | undefined {
  let sum = 0;
  for (const file of files) {
    if (!file?.bytes) return undefined;
    sum += file.bytes;
  }
  return sum;
}

/**
 * Returns how many bytes all photos of a gallery are, with the thumbnails, and how many more the full screen loads. Each
 * file counts once.
 */
export function countPhotoBytes(images: readonly ImageSource[], screen: Screen): PhotoBytes {
  const { isSaving, photo, thumbnail } = screen;
  if (isSaving) return { gallery: sumBytes(images.map((image) => findFile(image, 0))), fullScreen: 0 };
  if (!photo) return {};
  const withThumbnail = images.length > 1 ? images.slice(0, maxThumbnails) : [];
  const gallery = new Set([
    ...images.map((image) => findFile(image, photo.width)),
    ...withThumbnail.map((image) => findFile(image, thumbnail?.width ?? smallestVersion)),
  ]);
  const fullScreen = images.map((image) => fullScreenFile(image, screen)).filter((file) => !gallery.has(file));
  return { gallery: sumBytes(gallery), fullScreen: sumBytes(fullScreen) };
}
