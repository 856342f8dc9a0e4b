import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { appIcons } from "#web/art/render-icons.ts";
import { paths } from "#web/lib/page/paths.ts";
import { sharedPhotosField } from "#web/lib/shared-photos/shared-photos.ts";

const image = z.strictObject({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.literal("maskable").optional(),
});
const screenshot = image.extend({ form_factor: z.enum(["narrow", "wide"]), label: z.string().min(1) });
const shortcut = z.strictObject({ name: z.string(), url: z.string(), icons: z.array(image) });
const shareTarget = z.strictObject({
  action: z.string(),
  method: z.literal("POST"),
  enctype: z.literal("multipart/form-data"),
  params: z.strictObject({ files: z.array(z.strictObject({ name: z.string(), accept: z.array(z.string()) })) }),
});
const manifestSchema = z.object({
  share_target: shareTarget,
  icons: z.array(image),
  screenshots: z.array(screenshot),
  shortcuts: z.array(shortcut),
});

const readPublic = (path: string) => readFileSync(`web/public${path}`);
const { icons, screenshots, shortcuts, share_target } = manifestSchema.parse(
  JSON.parse(readPublic("/manifest.webmanifest").toString()),
);
const pngIcons = icons.filter(({ type }) => type === "image/png");
const images = [...icons, ...screenshots];

/**
 * Returns how far the mark reaches from the middle of an icon, as a part of the icon's width. The mark is each opaque
 * pixel that differs from the background, whose colour is the one in the middle of the upper edge.
 */
async function findReach(src: string): Promise<number> {
  const { data, info } = await sharp(readPublic(src)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width } = info;
  const readPixel = (index: number) => [...data.subarray(index * 4, index * 4 + 4)];
  const background = readPixel(width / 2);
  const isMark = (index: number) =>
    readPixel(index).some((value, part) => Math.abs(value - (background[part] ?? 0)) > 8);
  const pixels = Array.from({ length: width * width }, (_, index) => index).filter(isMark);
  const toDistance = (index: number) =>
    Math.hypot((index % width) + 0.5 - width / 2, Math.floor(index / width) + 0.5 - width / 2);
  return pixels.reduce((reach, index) => Math.max(reach, toDistance(index)), 0) / width;
}

describe("the web app manifest", () => {
  it("sends shared photos to the path and in the field that the service worker reads", () => {
    expect(share_target.action).toBe(adminPaths.sharedPhotos);
    expect(share_target.params.files).toEqual([{ name: sharedPhotosField, accept: ["image/*"] }]);
  });

  it.each(images)("names $src with its size and type", async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(readPublic(src)).metadata();
    expect(type).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
    if (format !== "svg") expect(sizes).toBe(`${width}x${height}`);
  });

  it("has a PNG icon of 192 and of 512 pixels, each also as a maskable one", () => {
    const found = pngIcons.map(({ sizes, purpose = "any" }) => `${purpose} ${sizes}`);
    expect(found).toEqual(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]);
    expect(pngIcons.map(({ src }) => `web/public${src}`).sort()).toEqual(appIcons.map(({ file }) => file).sort());
  });

  it.each(pngIcons.filter(({ purpose }) => purpose))(
    "$src covers its square and keeps the mark in the safe circle, 80% of the width",
    async ({ src }) => {
      const { channels } = await sharp(readPublic(src)).stats();
      expect(channels[3]?.min ?? 255).toBe(255);
      const reach = await findReach(src);
      expect(reach).toBeGreaterThan(0.3);
      expect(reach).toBeLessThanOrEqual(0.4);
    },
  );

  it("has small files: icons of at most 6 kB, screenshots of at most 30 kB, on a desktop 50", () => {
    for (const { src } of pngIcons) expect(readPublic(src).length).toBeLessThanOrEqual(6000);
    for (const { src, form_factor } of screenshots)
      expect(readPublic(src).length).toBeLessThanOrEqual(form_factor === "narrow" ? 30_000 : 50_000);
  });

  it("has screenshots of phones and of desktops in sides that Chrome shows", () => {
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["narrow", "wide"]));
    for (const { sizes, form_factor } of screenshots) {
      const [width = 0, height = 0] = sizes.split("x").map(Number);
      expect(width < height).toBe(form_factor === "narrow");
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    }
  });

  it("has shortcuts to pages of the site", () => {
    expect(shortcuts.map(({ name }) => name)).toEqual(["Rent", "Saved", "Contact"]);
    for (const { url, icons: own } of shortcuts) {
      expect(Object.values<unknown>(paths)).toContain(url);
      for (const icon of own) expect(icons).toContainEqual(icon);
    }
  });
});
