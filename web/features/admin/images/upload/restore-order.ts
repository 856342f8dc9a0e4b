import type { FormImage, OrderedImage } from "../form-image.ts";

/**
 * Applies the order and the texts of a draft to the images as they are now. A colleague may have changed the listing
 * since, so values that the user did not change stay as they are.
 * @param draft the images of the draft, in order
 * @param start the images of the listing when the draft was started; those missing from the draft were removed
 */
export function restoreOrder(
  images: readonly FormImage[],
  draft: readonly OrderedImage[],
  start: readonly OrderedImage[],
): FormImage[] {
  const positions = new Map(draft.map(({ id }, index) => [id, index]));
  const draftAlts = new Map(draft.map(({ id, alt }) => [id, alt]));
  const startAlts = new Map(start.map(({ id, alt }) => [id, alt]));
  const remaining = images
    .filter(({ id }) => positions.has(id) || !startAlts.has(id))
    .map((image) => {
      const alt = draftAlts.get(image.id);
      return alt === undefined || alt === startAlts.get(image.id) ? image : { ...image, alt };
    });
  const isOrderUnchanged = draft.every(({ id }, index) => start[index]?.id === id);
  if (isOrderUnchanged) return remaining;
  const positionOf = ({ id }: FormImage) => positions.get(id) ?? draft.length;
  return remaining.toSorted((one, other) => positionOf(one) - positionOf(other));
}
