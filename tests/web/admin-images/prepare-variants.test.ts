import { beforeEach, expect, it, vi } from "vitest";
import { prepareVariants } from "#web/admin/lib/images/prepare/prepare-image.ts";

const encoded: { width: number; quality: number }[] = [];
const browser = vi.hoisted(() => ({ encodesWebp: true }));

vi.mock("#web/admin/lib/images/prepare/image-canvas.ts", async (original) => ({
  ...(await original<object>()),
  decodeImage: async () => ({ width: 2560, height: 1920, release: () => undefined }),
  drawAtSize: (_source: unknown, width: number, height: number) => ({
    width,
    height,
    getContext: () => ({ getImageData: () => ({ data: new Uint8ClampedArray(width * height * 4) }) }),
  }),
  encodeCanvas: async ({ width }: { width: number }, type: string, quality: number) => {
    encoded.push({ width, quality });
    return type === "image/webp" && !browser.encodesWebp ? undefined : new Blob([], { type });
  },
}));

beforeEach(() => {
  encoded.length = 0;
  browser.encodesWebp = true;
});

it("creates JPEG versions in a browser that cannot encode WebP, and tries WebP once", async () => {
  browser.encodesWebp = false;
  const { variants } = await prepareVariants(new Blob([]));
  expect(variants.map(({ width, blob }) => [width, blob.type])).toEqual([
    [320, "image/jpeg"],
    [640, "image/jpeg"],
    [1280, "image/jpeg"],
  ]);
  expect(encoded).toEqual([
    { width: 1280, quality: 0.78 },
    { width: 1280, quality: 0.8 },
    { width: 640, quality: 0.72 },
    { width: 320, quality: 0.72 },
  ]);
});

it("compresses the versions that phones show more than the one for large windows", async () => {
  const { variants } = await prepareVariants(new Blob([]));
  expect(variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
  expect(encoded).toEqual([
    { width: 1280, quality: 0.78 },
    { width: 640, quality: 0.65 },
    { width: 320, quality: 0.65 },
  ]);
});
