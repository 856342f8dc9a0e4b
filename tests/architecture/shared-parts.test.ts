import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** What one part draws for all screens of a folder, and the code by which a double is found. */
const parts: [part: string, folder: string, code: RegExp][] = [
  ["web/admin/ui/filter-button.tsx", "web/admin", /"tune"/],
  ["web/admin/ui/inputs/week-hours.tsx", "web/admin", /Same as Monday/],
  ["web/admin/ui/contact-pair.tsx", "web/admin", /<ButtonAnchor[^>]*(`tel:|telLink)/],
  // The steps between days are no way back.
  ["web/site/ui/back-link.tsx", "web/site", /<Icon name="left" \/>(?! <span>Earlier)\s/],
  ["web/site/ui/contact/contact-pair.tsx", "web/site", /<ButtonAnchor[^>]*(`tel:|telLink)/],
];

it.each(parts)("%s has no double in %s", (part, folder, code) => {
  const doubles = readSourceFiles(folder).filter(({ path, text }) => path !== part && code.test(text));
  expect(doubles.map(({ path }) => path)).toEqual([]);
  expect(readSourceFiles(folder).find(({ path }) => path === part)?.text).toMatch(code);
});

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
