import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { detectImageFormat } from "#web/site/features/image-test/detect-image-format.ts";

const head = (extension: string) =>
  new Uint8Array(readFileSync(`web/public/art/formats/dawn.${extension}`)).slice(0, 16);

it.each([
  ["jpg", "JPEG", true],
  ["png", "PNG", true],
  ["gif", "GIF", true],
  ["webp", "WebP", true],
  ["avif", "AVIF", false],
])("detects a %s by its content", (extension, name, isStored) =>
  expect(detectImageFormat(head(extension))).toMatchObject({ name, isStored }),
);

it("returns undefined for other files", () =>
  expect(detectImageFormat(new TextEncoder().encode("<svg>image/png</svg>"))).toBeUndefined());
