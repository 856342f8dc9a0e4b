import { variantWidths } from "#contract/picture-addresses.ts";
import type { PropertyImage } from "#contract/property.ts";

/** Whether a picture lacks smaller versions, as one that was sent by a plain client does; staff are told (ruling 32). */
export function needsVersions({ width, variants }: PropertyImage): boolean {
  return variantWidths.some((smaller) => smaller < width && !variants.some((variant) => variant.width === smaller));
}
