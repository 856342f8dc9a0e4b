import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { detectImageFormat } from "#web/features/image-test/detect-image-format.ts";

const head = (ending: string) => new Uint8Array(readFileSync(`web/public/art/formats/dawn.${ending}`)).slice(0, 16);

it.each([
  ["jpg", "JPEG", true],
  ["png", "PNG", true],
  ["gif", "GIF", true],
  ["webp", "WebP", true],
  ["avif", "AVIF", false],
])("a %s is known by its content", (ending, name, isStored) => {
  expect(detectImageFormat(head(ending))).toMatchObject({ name, isStored });
});

it("what is no picture is not taken for one", () => {
  expect(detectImageFormat(new TextEncoder().encode("<svg>image/png</svg>"))).toBeUndefined();
});
