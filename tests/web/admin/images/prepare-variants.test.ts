import { expect, it, vi } from "vitest";
import { prepareVariants } from "#web/features/admin/images/prepare/prepare-image.ts";

const encoded: { width: number; quality: number }[] = [];

vi.mock("#web/features/admin/images/prepare/image-canvas.ts", async (original) => ({
  ...(await original<object>()),
  decodeImage: async () => ({ width: 2560, height: 1920, release: () => undefined }),
  drawAtSize: (_source: unknown, width: number, height: number) => ({
    width,
    height,
    getContext: () => ({ getImageData: () => ({ data: new Uint8ClampedArray(width * height * 4) }) }),
  }),
  encodeCanvas: async ({ width }: { width: number }, _type: string, quality: number) => {
    encoded.push({ width, quality });
    return new Blob([]);
  },
}));

it("compresses the versions that phones show more than the one for large windows", async () => {
  const { variants } = await prepareVariants(new Blob([]));
  expect(variants.map(({ width }) => width)).toEqual([320, 640, 1280]);
  expect(encoded).toEqual([
    { width: 1280, quality: 0.78 },
    { width: 640, quality: 0.65 },
    { width: 320, quality: 0.65 },
  ]);
});
