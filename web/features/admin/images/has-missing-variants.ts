import { variantWidths } from "#contract/images/image-urls.ts";
import type { PropertyImage } from "#contract/listings/property.ts";

/** Whether a picture lacks smaller versions, as one that was sent by a plain client does; staff are told (ruling 32). */
export function needsVersions({ width, variants }: PropertyImage): boolean {
  return variantWidths.some((smaller) => smaller < width && !variants.some((variant) => variant.width === smaller));
}
