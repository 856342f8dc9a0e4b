import { expect, it } from "vitest";
import { breakLines } from "#web/site/features/listings/compare/image/break-lines.ts";
import { toImageEntry } from "#web/site/features/listings/compare/image/image-entry.ts";
import { coverCrop } from "#web/site/features/listings/compare/image/load-photo.ts";
import { buildDetailProperty, buildPropertyCard } from "../../support/property-fixtures.tsx";

/** Breaks a text as if each character were one unit wide. */
const breakText = (text: string, width: number, maxLines: number) =>
  breakLines(text, { measure: ({ length }) => length, width, maxLines });

it.each([
  ["fits into a line", "Oceanfront villa", 20, 2, ["Oceanfront villa"]],
  ["is broken between words", "Oceanfront villa with a garden", 16, 3, ["Oceanfront villa", "with a garden"]],
  ["is cut after the last line", "Oceanfront villa with a large garden", 16, 2, ["Oceanfront villa", "with a large…"]],
  ["is one long word", "Oceanfrontvilla", 10, 2, ["Oceanfron…"]],
  ["is empty", "", 10, 2, []],
])("a text that %s", (_, text, width, maxLines, lines) => expect(breakText(text, width, maxLines)).toEqual(lines));

it.each([
  ["a wide image at its middle", { width: 1000, height: 300 }, null, [300, 0, 400, 300]],
  ["a wide image at its focus", { width: 1000, height: 300 }, "100 0", [600, 0, 400, 300]],
  ["a tall image at its focus", { width: 400, height: 900 }, "50 25", [0, 150, 400, 300]],
  ["an image of the same shape", { width: 800, height: 600 }, "0 0", [0, 0, 800, 600]],
])("crops %s", (_, image, focus, expected) =>
  expect(coverCrop(image, { width: 400, height: 300 }, focus)).toEqual(expected),
);

it("an image shows what the card of a home says, with its photo at 640 pixels", () => {
  expect(toImageEntry(buildDetailProperty({ kind: "rent", is_available: false }))).toMatchObject({
    badge: "For Rent",
    status: "Unavailable",
    price: "$1,250/mo",
    title: "Oceanfront villa",
    place: "Congo Town, Monrovia",
    facts: "5 beds · 4 baths · 4,200 sq ft",
    photo: { src: expect.stringContaining("1-640.webp") },
  });
  expect(toImageEntry(buildPropertyCard()).photo?.src).toContain("1-640.webp");
  expect(toImageEntry(buildDetailProperty({ imageCount: 0 })).photo).toBeUndefined();
});
