/** A point of an image in whole percent, from the left and from the top. */
export interface FocusPoint {
  x: number;
  y: number;
}

/** Lengths in pixels. */
interface Size {
  width: number;
  height: number;
}

export const centre: FocusPoint = { x: 50, y: 50 };

/** Reads "50 20". Null is the centre. */
export function readFocus(focus: string | null): FocusPoint {
  const [x, y] = (focus ?? "").split(" ").map(Number);
  return focus === null || x === undefined || y === undefined ? centre : { x, y };
}

/** Returns the stored form. The centre is stored as null, because it is the default. */
export function writeFocus(point: FocusPoint): string | null {
  const { x, y } = { x: toPercent(point.x), y: toPercent(point.y) };
  return x === centre.x && y === centre.y ? null : `${x} ${y}`;
}

/** Returns the CSS value that keeps the point visible. */
export function toObjectPosition(focus: string | null): string {
  const { x, y } = readFocus(focus);
  return `${x}% ${y}%`;
}

const toPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** Returns by how many pixels an image that covers a frame is larger than the frame. */
export function findOverflow(image: Size, frame: Size): Size {
  const scale = Math.max(frame.width / image.width, frame.height / image.height);
  // Less than a pixel is a rounding error.
  const exceed = (length: number) => (length < 1 ? 0 : length);
  return { width: exceed(image.width * scale - frame.width), height: exceed(image.height * scale - frame.height) };
}

/** Returns the focus after the image was dragged by some pixels within its frame. */
export function dragFocus(start: FocusPoint, moved: { x: number; y: number }, overflow: Size): FocusPoint {
  const drag = (percent: number, pixels: number, length: number) =>
    length > 0 ? percent - (pixels / length) * 100 : percent;
  return { x: drag(start.x, moved.x, overflow.width), y: drag(start.y, moved.y, overflow.height) };
}

/** Returns the focus that brings a tapped point of the frame as close to its middle as the image allows. */
export function tapFocus(
  current: FocusPoint,
  tapped: { x: number; y: number },
  frame: Size,
  overflow: Size,
): FocusPoint {
  // Along a side that fits the frame, the tapped point counts in frames of other shapes.
  const tap = (percent: number, pixels: number, frameLength: number, length: number) =>
    length > 0 ? percent + ((pixels - frameLength / 2) / length) * 100 : (pixels / frameLength) * 100;
  return {
    x: tap(current.x, tapped.x, frame.width, overflow.width),
    y: tap(current.y, tapped.y, frame.height, overflow.height),
  };
}
