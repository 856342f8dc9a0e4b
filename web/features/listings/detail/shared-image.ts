import type { PropertyImage } from "#contract/listings/property.ts";
import { siteImage } from "#web/lib/page/page-head.ts";

/** In pixels. Messengers do not load larger files, and visitors pay for each megabyte. */
const maxPhotoSide = 1280;
const maxDrawingSide = 640;
const isPhotoFile = (url: string) => /\.(jpg|webp)$/.test(url);

/**
 * Returns the path of the image that a shared link shows: the largest smaller version, else the original if it is small,
 * else an image of the site.
 */
export function findSharedImage([cover]: readonly PropertyImage[]): string {
  if (!cover) return siteImage;
  const { url, width, height, variants } = cover;
  const maxSide = isPhotoFile(url) ? maxPhotoSide : maxDrawingSide;
  return variants[variants.length - 1]?.url ?? (Math.max(width, height) <= maxSide ? url : siteImage);
}
