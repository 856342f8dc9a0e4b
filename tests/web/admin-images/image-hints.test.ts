import { expect, it } from "vitest";
import { findImageHints } from "#web/admin/lib/images/prepare/image-hints.ts";

const normal = { width: 1600, height: 1200 };
const pixels = (...colour: number[]) => Array.from({ length: 9 }, () => [...colour, 255]).flat();
const bright = pixels(150, 150, 150);

it("has no hint for a bright photo of a phone, upright or wide", () => {
  expect(findImageHints(normal, bright)).toEqual([]);
  expect(findImageHints({ width: 1080, height: 1920 }, bright)).toEqual([]);
  expect(findImageHints({ width: 1920, height: 1080 }, bright)).toEqual([]);
});

it("calls a photo dark by how bright its colours look", () => {
  expect(findImageHints(normal, pixels(20, 20, 20))).toEqual(["dark"]);
  // Blue light looks darker than green light.
  expect(findImageHints(normal, pixels(0, 0, 255))).toEqual(["dark"]);
  expect(findImageHints(normal, pixels(0, 255, 0))).toEqual([]);
  expect(findImageHints(normal, [])).toEqual([]);
});

it("calls a photo small or very wide by its size before it is changed", () => {
  expect(findImageHints({ width: 999, height: 700 }, bright)).toEqual(["small"]);
  expect(findImageHints({ width: 1000, height: 700 }, bright)).toEqual([]);
  expect(findImageHints({ width: 4000, height: 1000 }, bright)).toEqual(["wide"]);
  expect(findImageHints({ width: 900, height: 300 }, pixels(0, 0, 0))).toEqual(["dark", "small", "wide"]);
});
