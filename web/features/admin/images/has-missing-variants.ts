import { imageVariantWidths } from "#contract/images/image-urls.ts";
import type { PropertyImage } from "#contract/listings/property.ts";

/** Whether a picture lacks smaller versions, as one that was sent by a plain client does; staff are told (ruling 32). */
export function hasMissingVariants({ width, variants }: PropertyImage): boolean {
  return imageVariantWidths.some(
    (smaller) => smaller < width && !variants.some((variant) => variant.width === smaller),
  );
}
