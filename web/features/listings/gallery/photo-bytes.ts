import { type ImageSource, smallestVersion } from "../image/image-source.ts";

/** Photos with a thumbnail below the gallery; see gallery-thumbnails.tsx. */
export const maxThumbnails = 4;

/** Returns the size of the version of a photo in a width, or of the widest one that it has; undefined if it is unknown. */
function versionBytes({ files = [] }: ImageSource, width: number): number | null | undefined {
  return (files.find((file) => file.width >= width) ?? files[files.length - 1])?.bytes;
}

function sumBytes(images: readonly ImageSource[], width: number): number | undefined {
  let sum = 0;
  for (const image of images) {
    const bytes = versionBytes(image, width);
    if (!bytes) return undefined;
    sum += bytes;
  }
  return sum;
}

/**
 * Returns how many bytes all photos of a gallery are, with the thumbnails; undefined if a size is unknown.
 * @param width the width in pixels of the versions that the browser loads
 */
export function galleryBytes(images: readonly ImageSource[], width: number): number | undefined {
  const photos = sumBytes(images, width);
  const thumbnails = images.length > 1 ? images.slice(0, maxThumbnails) : [];
  const small = width === smallestVersion ? 0 : sumBytes(thumbnails, smallestVersion);
  return photos && small !== undefined ? photos + small : undefined;
}
