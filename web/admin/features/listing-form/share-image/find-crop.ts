import type { Crop, Size } from "#web/admin/lib/images/prepare/image-canvas.ts";

/**
 * Returns the largest part of an image that has the shape of a frame, moved towards the focus as on a card.
 * @param focus percent from the left and from the top, such as "50 20"; null is the centre
 */
export function findCrop(image: Size, frame: Size, focus: string | null): Crop {
  const scale = Math.min(image.width / frame.width, image.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  const [x = 50, y = 50] = (focus ?? "50 50").split(" ").map(Number);
  return { left: ((image.width - width) * x) / 100, top: ((image.height - height) * y) / 100, width, height };
}
