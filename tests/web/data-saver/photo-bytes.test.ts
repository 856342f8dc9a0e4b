import { expect, it } from "vitest";
import { fullScreenFile, readScreen, type Screen } from "#web/site/features/listings/gallery/full-screen-file.ts";
import { countPhotoBytes } from "#web/site/features/listings/gallery/photo-bytes.ts";
import {
  cardImageSources,
  galleryImageSources,
  type ImageFile,
  type ImageSource,
} from "#web/site/features/listings/image/image-source.ts";
import { buildDetailProperty, buildPropertyCard } from "../support/property-fixtures.tsx";

/** Five photos in three versions of 50 bytes for each pixel of their width. */
const images = galleryImageSources(buildDetailProperty({ imageCount: 5 }).images);
const [photo, ...others] = images as [ImageSource, ...ImageSource[]];

const files = photo.files as [ImageFile, ImageFile, ImageFile];
const [small, medium, large] = files;

const phone: Screen = { width: 360, height: 740, pixelRatio: 2, isSaving: false, photo: medium, thumbnail: small };
const desktop: Screen = { ...phone, width: 1280, height: 900, pixelRatio: 1 };
const saver: Screen = { ...phone, isSaving: true };
const widthOf = (source: ImageSource, screen: Screen, isEnlarged?: boolean) =>
  fullScreenFile(source, screen, isEnlarged)?.width;

it.each([
  ["a phone with one pixel", { ...phone, pixelRatio: 1 }, 640],
  ["a phone with two pixels", phone, 640],
  ["a phone with three pixels", { ...phone, pixelRatio: 3 }, 1280],
  ["a narrow phone with one pixel", { ...phone, width: 320, pixelRatio: 1, photo: small }, 320],
  ["a desktop", desktop, 1280],
  ["a screen wider than all versions", { ...desktop, width: 2560, height: 1440 }, 1280],
  ["a phone with data saver", { ...saver, photo: undefined }, 320],
])("the full screen of %s loads the file of its width", (_, screen, width) =>
  expect(widthOf(photo, screen)).toBe(width),
);

it("a portrait needs less, an enlarged photo and a panorama more, and nothing less than the gallery", () => {
  expect(widthOf({ ...photo, ratio: 0.5 }, desktop)).toBe(640);
  expect(widthOf({ ...photo, ratio: 0.5 }, { ...desktop, photo: large })).toBe(1280);
  expect(widthOf(photo, phone, true)).toBe(1280);
  expect(widthOf({ ...photo, ratio: 3 }, phone)).toBe(1280);
});

it("a panorama that a tap shows whole keeps its file", () => {
  const panorama = { ...photo, ratio: 3 };
  expect(fullScreenFile(panorama, phone, true)).toBe(fullScreenFile(panorama, phone));
});

it("with data saver, the full screen shows the file of the first photo that the page has loaded", () => {
  expect(fullScreenFile(photo, saver)).toBe(medium);
  expect(others.map((other) => widthOf(other, saver))).toEqual([320, 320, 320, 320]);
});

it("data saver loads the smallest file of a card's photo too", () => {
  const [cover] = cardImageSources(buildPropertyCard({ pictures: [1] }));
  expect(cover && fullScreenFile(cover, saver)?.url).toMatch(/-320\.webp$/);
});

it("counts each photo in the width that the browser loads, and four thumbnails", () => {
  expect(countPhotoBytes(images, phone).gallery).toBe(5 * 640 * 50 + 4 * 320 * 50);
  expect(countPhotoBytes(images, { ...phone, thumbnail: undefined }).gallery).toBe(5 * 640 * 50 + 4 * 320 * 50);
  // Phones with many pixels load larger thumbnails.
  expect(countPhotoBytes(images, { ...phone, thumbnail: medium }).gallery).toBe(5 * 640 * 50);
  expect(countPhotoBytes(images, saver).gallery).toBe(5 * 320 * 50);
  expect(countPhotoBytes([photo], { ...desktop, photo: large }).gallery).toBe(1280 * 50);
});

it("reads the width of thumbnails from the second one, because the first may show the file of the photo", () => {
  const show = (file: ImageFile | undefined) =>
    Object.defineProperty(document.createElement("img"), "currentSrc", { value: `https://hub.example${file?.url}` });
  const strip = Object.assign(document.createElement("div"), { className: "strip" });
  strip.append(show(large));
  const thumbnails = Object.assign(document.createElement("div"), { className: "thumb" });
  thumbnails.append(show(large), show(others[0]?.files?.[0]));
  const gallery = document.createElement("section");
  gallery.append(strip, thumbnails);
  const screen = readScreen(images, gallery, false);
  expect([screen.photo?.width, screen.thumbnail?.width]).toEqual([1280, 320]);
});

it("counts what the full screen loads besides, each file once", () => {
  expect(countPhotoBytes(images, phone).fullScreen).toBe(0);
  expect(countPhotoBytes(images, saver).fullScreen).toBe(0);
  expect(countPhotoBytes(images, desktop).fullScreen).toBe(5 * 1280 * 50);
  expect(countPhotoBytes([{ ...photo, ratio: 3 }, ...others], phone).fullScreen).toBe(1280 * 50);
});

it("does not count photos of which one has an unknown size", () => {
  const unknown = { ...photo, files: photo.files?.map((file) => ({ ...file, bytes: null })) ?? [] };
  expect(countPhotoBytes([unknown, ...others], desktop)).toEqual({ gallery: undefined, fullScreen: undefined });
  expect(countPhotoBytes([{ src: "/images/stored.jpg" }], { ...desktop, photo: undefined })).toEqual({});
});

it("counts the original of a photo without smaller versions once, although its thumbnail and the full screen show it too", () => {
  const originals = galleryImageSources(
    [1, 2].map((number) => ({
      id: crypto.randomUUID(),
      url: `/images/buy-properties/x/${number}.jpg`,
      width: 600,
      height: 400,
      alt: "",
      placeholder: null,
      focus: null,
      bytes: 90_000,
      variants: [],
    })),
  );
  expect(countPhotoBytes(originals, { ...desktop, photo: originals[0]?.files?.[0] })).toEqual({
    gallery: 180_000,
    fullScreen: 0,
  });
});
