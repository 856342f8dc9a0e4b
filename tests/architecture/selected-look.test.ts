import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** A fill of another color, a frame, or a line of another color in the classes of what is current or pressed. */
const otherLook = /aria-(\[current\]|pressed):(bg-(?!ocean\b)[\w-]+|border-\d\b|border-(?!ocean\b|[bl]-)[a-z][\w-]*)/g;

it("shows what is selected with an ocean fill, and what is current in a navigation with a line", () => {
  const looks = readSourceFiles("web").flatMap(({ path, text }) =>
    [...text.matchAll(otherLook)].map(([look]) => `${path}: ${look}`),
  );
  expect(looks).toEqual([]);
  for (const file of ["web/ui/chip.css", "web/ui/tabs.css"]) {
    const css = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
    expect(css).toMatch(/\[aria-current\][^}]*(bg-ocean|border-color: var\(--ocean\))/);
  }
});
