import type { Page } from "@playwright/test";

export const drawing = /\/art\/monrovia\.svg/;
/** The drawing, and the code and styles of the map of a list. */
export const mapFiles = /\/art\/monrovia\.svg|\/assets\/(list-)?area-map-/;

/** Returns what files of the map have transferred, as the browser counts it: compressed, with headers. */
export const transferred = (page: Page, names: RegExp): Promise<number> =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new RegExp(source).test(name))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    names.source,
  );

/** Records how often the page requests the drawing. */
export function countDrawings(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (drawing.test(request.url())) count++;
  });
  return () => count;
}

/** Returns the bytes that a text states in kB. */
export const readCost = (text: string | null): number => Number(/(\d+) kB/.exec(text ?? "")?.[1]) * 1000;
