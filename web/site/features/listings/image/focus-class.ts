/**
 * Returns the classes that keep the focus of an image visible where it is cropped, in steps of ten percent. They are
 * classes because the content security policy forbids inline styles.
 * @param focus percent from the left and from the top: "50 20"
 */
export function focusClass(focus: string | null | undefined): string | undefined {
  if (!focus) return undefined;
  const [x, y] = focus.split(" ").map((percent) => Math.round(Number(percent) / 10) * 10);
  return `focus fx-${x}% fy-${y}%`;
}
