import type { PropertyImage } from "#contract/listings/property.ts";
import { imageVariantWidths } from "#shared/images/image-urls.ts";

/** Whether smaller versions are missing. Clients other than our form do not upload them. */
export function hasMissingVariants({ width, variants }: PropertyImage): boolean {
  return imageVariantWidths.some(
    (smaller) => smaller < width && !variants.some((variant) => variant.width === smaller),
  );
}
