import { expect, type Page, type Response } from "@playwright/test";
import { gallery, galleryCounter } from "../listings/property-page.ts";

/** Records the photos of listings that the page receives from now on, each once, and its bytes: 0 until they are read. */
export function recordPhotos(page: Page): Map<string, number> {
  const photos = new Map<string, number>();
  page.on("response", async (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/images/") || !response.ok()) return;
    if (!photos.has(pathname)) photos.set(pathname, 0);
    // The browser drops the bodies of a page that is left.
    const body = await response.body().catch(() => undefined);
    if (body) photos.set(pathname, body.length);
  });
  return photos;
}

export const sumBytes = (photos: Map<string, number>): number =>
  [...photos.values()].reduce((all, bytes) => all + bytes, 0);

/** Waits until the bytes of the recorded photos of a home are read. */
export const waitForBytes = (photos: Map<string, number>, uuid: string): Promise<void> =>
  expect.poll(() => [...photos].filter(([path, bytes]) => path.includes(uuid) && bytes === 0)).toEqual([]);

/** Shows all photos of a gallery, one after the other, until each has loaded. */
export async function showAllPhotos(page: Page, total: number): Promise<void> {
  for (let shown = 2; shown <= total; shown++) {
    await gallery(page)
      .locator(".strip")
      .first()
      .evaluate((strip, index) => {
        strip.scrollTo({ left: strip.clientWidth * index, behavior: "instant" });
      }, shown - 1);
    await expect(galleryCounter(page)).toHaveText(`${shown} / ${total}`);
    await expect
      .poll(() =>
        gallery(page)
          .locator(".strip img")
          .nth(shown - 1)
          .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== ""),
      )
      .toBe(true);
  }
}
