import type { FormImage, OrderedImage } from "../form-image.ts";
import { restoreOrder } from "./restore-order.ts";

/**
 * Combines the images of a form with those that the listing has now.
 * @param opened the images of the version that the user changed
 */
export function rebaseImages(
  choice: "yours" | "theirs" | "both",
  form: readonly FormImage[],
  current: readonly FormImage[],
  opened: readonly OrderedImage[],
): FormImage[] {
  if (choice === "theirs") return [...current];
  const currentById = new Map(current.map((image) => [image.id, image]));
  const isNew = ({ id, state }: FormImage) => state.name !== "stored" && !currentById.has(id);
  // An upload can be part of the listing already, if the response to an earlier save was lost.
  const own = form.map((image) => ({ ...image, ...(currentById.has(image.uploadId) && { id: image.uploadId }) }));
  if (choice === "both") return restoreOrder([...current, ...own.filter(isNew)], own, opened);
  return own.flatMap((image) => {
    const stored = currentById.get(image.id);
    if (stored) return [{ ...stored, alt: image.alt, focus: image.focus }];
    return isNew(image) ? [image] : [];
  });
}
