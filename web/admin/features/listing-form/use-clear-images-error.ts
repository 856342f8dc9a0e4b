import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
import { imagesErrorName } from "./listing-errors.ts";
import type { ListingValues } from "./listing-values.ts";

/** Removes the error of the images as soon as one is added or removed, fails, or is retried after a failure. */
export function useClearImagesError({ clearErrors }: UseFormReturn<ListingValues>, uploads: ImageUploadList): void {
  useEffect(() => {
    let before = countImages(uploads);
    return uploads.subscribe(() => {
      const now = countImages(uploads);
      const isSame = now.total === before.total && now.failed === before.failed;
      before = now;
      if (!isSame) clearErrors(imagesErrorName);
    });
  }, [clearErrors, uploads]);
}

function countImages(uploads: ImageUploadList): { total: number; failed: number } {
  const { images } = uploads.getState();
  return { total: images.length, failed: images.filter(({ state }) => state.name === "failed").length };
}
