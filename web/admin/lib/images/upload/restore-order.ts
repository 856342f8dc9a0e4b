import type { FormImage, OrderedImage } from "../form-image.ts";

/**
 * Applies the order, the texts and the focus points of a draft to the images as they are now. A colleague may have changed the listing
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
  const byId = (list: readonly OrderedImage[]) => new Map(list.map((image) => [image.id, image]));
  const [draftImages, startImages] = [byId(draft), byId(start)];
  const remaining = images
    .filter(({ id }) => positions.has(id) || !startImages.has(id))
    .map((image) => applyChanges(image, draftImages.get(image.id), startImages.get(image.id)));
  const isOrderUnchanged = draft.every(({ id }, index) => start[index]?.id === id);
  if (isOrderUnchanged) return remaining;
  const getPosition = ({ id }: FormImage) => positions.get(id) ?? draft.length;
  return remaining.sort((one, other) => getPosition(one) - getPosition(other));
}

function applyChanges(image: FormImage, draft: OrderedImage | undefined, start: OrderedImage | undefined): FormImage {
  if (!draft) return image;
  const { alt, focus = null } = draft;
  return {
    ...image,
    ...(alt !== start?.alt && { alt }),
    ...(focus !== (start?.focus ?? null) && { focus }),
  };
}
