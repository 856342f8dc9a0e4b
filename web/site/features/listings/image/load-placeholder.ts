/**
 * Loads the code that draws placeholders and draws one behind an image. Without the code, the image has no placeholder.
 * @param placeholder a ThumbHash in Base64
 * @param isKept whether it stays when the image has loaded
 */
export function loadPlaceholder(image: HTMLImageElement, placeholder: string, isKept: boolean): void {
  import("./draw-placeholder.ts").then(
    ({ drawPlaceholder }) => drawPlaceholder(image, placeholder, isKept),
    () => undefined,
  );
}
