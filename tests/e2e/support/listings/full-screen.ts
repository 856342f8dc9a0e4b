import type { Locator, Page } from "@playwright/test";

/** The controls and texts of the photos on the whole screen of a desktop or tablet. */
export function fullScreenParts(page: Page) {
  const dialog = page.getByRole("dialog");
  const button = (name: string) => dialog.getByRole("button", { name });
  return {
    arrows: [button("Previous photo"), button("Next photo")],
    close: button("Close"),
    texts: [dialog.locator(".caption"), dialog.getByRole("status")],
    bar: dialog.locator(".story-bar"),
    image: dialog.locator(".slide img").first(),
  };
}

/** Returns the pairs of elements whose boxes overlap, by position in the list. */
export async function findOverlappingBoxes(elements: Locator[]): Promise<[number, number][]> {
  const boxes = await Promise.all(
    elements.map((element) => element.evaluate((node): DOMRect => node.getBoundingClientRect().toJSON())),
  );
  const isApart = (a: DOMRect, b: DOMRect) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes.flatMap((a, i) =>
    boxes.flatMap((b, j): [number, number][] => (j > i && !isApart(a, b) ? [[i, j]] : [])),
  );
}
