/** In milliseconds. After it the image is drawn without the photo. */
const timeout = 15_000;

/** Returns a photo that can be drawn, or undefined if it does not load in time. */
export async function loadPhoto(src: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!src) return undefined;
  const image = new Image();
  image.src = src;
  const decoded = image.decode().then(
    () => image,
    () => undefined,
  );
  return Promise.race([decoded, new Promise<undefined>((resolve) => setTimeout(resolve, timeout))]);
}

/**
 * Returns the part of an image that fills a frame: x, y, width and height in pixels of the image.
 * @param focus the point that stays visible, in percent from the left and from the top: "50 20"
 */
export function coverCrop(
  image: { width: number; height: number },
  frame: { width: number; height: number },
  focus: string | null | undefined,
): [x: number, y: number, width: number, height: number] {
  const scale = Math.min(image.width / frame.width, image.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  const [left = 50, top = 50] = (focus ?? "50 50").split(" ").map(Number);
  return [((image.width - width) * left) / 100, ((image.height - height) * top) / 100, width, height];
}
