import { beforeEach, expect, it, vi } from "vitest";
import { createShareImage } from "#web/admin/features/listing-form/share-image/create-share-image.ts";
import { findCrop } from "#web/admin/features/listing-form/share-image/find-crop.ts";

const browser = vi.hoisted(() => ({ bytesAt: (_quality: number): number => 1000, drawn: [] as unknown[] }));

vi.mock("#web/admin/lib/images/prepare/image-canvas.ts", async (original) => ({
  ...(await original<object>()),
  decodeImage: async () => ({ width: 1280, height: 960, release: () => undefined }),
  drawCrop: (_source: unknown, crop: unknown, size: unknown) => {
    browser.drawn.push(crop, size);
    return document.createElement("canvas");
  },
  encodeCanvas: async (_canvas: unknown, type: string, quality: number) =>
    new Blob([new Uint8Array(browser.bytesAt(quality))], { type }),
}));

beforeEach(() => {
  browser.drawn.length = 0;
  browser.bytesAt = () => 1000;
});

const frame = { width: 1200, height: 630 };

it.each([
  ["the middle of a photo without a focus", { width: 1200, height: 930 }, null, { left: 0, top: 150 }],
  ["the top of one whose focus is there", { width: 1200, height: 930 }, "50 0", { left: 0, top: 0 }],
  ["the bottom", { width: 1200, height: 930 }, "10 100", { left: 0, top: 300 }],
  ["the right of a panorama", { width: 2200, height: 630 }, "100 20", { left: 1000, top: 0 }],
])("crops %s", (_, image, focus, corner) => expect(findCrop(image, frame, focus)).toEqual({ ...corner, ...frame }));

it("takes the largest part of a small photo", () =>
  expect(findCrop({ width: 600, height: 400 }, frame, null)).toEqual({ left: 0, top: 42.5, width: 600, height: 315 }));

it("draws a JPEG of 1200 × 630 pixels", async () => {
  const image = await createShareImage(new Blob(), "50 20");
  expect(image?.type).toBe("image/jpeg");
  expect(browser.drawn).toEqual([{ left: 0, top: 57.6, width: 1280, height: 672 }, expect.objectContaining(frame)]);
});

it("lowers the quality until the file has at most 150 kB", async () => {
  browser.bytesAt = (quality) => (quality > 0.5 ? 150_001 : 149_000);
  expect((await createShareImage(new Blob(), null))?.size).toBe(149_000);
});

it("makes none if the lowest quality is too large, so that chats keep the drawing", async () => {
  browser.bytesAt = () => 150_001;
  expect(await createShareImage(new Blob(), null)).toBeUndefined();
});
