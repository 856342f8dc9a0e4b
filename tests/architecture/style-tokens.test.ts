import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../../web");
const read = (path: string) => readFileSync(join(web, path), "utf8");
const listUses = (files: string[], pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([use]) => `${file}: ${use.trim()}`));

it.each([
  // Five sizes of text, and that of the first heading.
  ["text-\\d", 6],
  ["font-weight-\\w+", 3],
  ["radius-\\w+", 3],
  ["spacing-(?:touch|control)", 2],
])("the theme has the tokens --%s", (name, count) =>
  expect(read("styles/theme.css").match(new RegExp(`--${name}:`, "g"))).toHaveLength(count),
);

it("components take sizes of text, weights, radii and heights of controls from the tokens", () => {
  const files = globSync("{admin,site,ui,lib}/**/*.{ts,tsx}", { cwd: web });
  expect(files.length).toBeGreaterThan(500);
  const others =
    /(?:text-\[(?:length:)?(?:\w+\()?[\d.]+(?:px|r?em)|font-\[\d|rounded(?:-\w+)?-\[[\d.]|min-h-(?:\[\d+px\]|1[12]\b))[^\s"`]*/g;
  expect(listUses(files, others)).toEqual([]);
});

/**
 * Labels of the drawn map have sizes in units of the map, a printed listing fits its page, and a small title and
 * the words of a button are as large as their text, but never wider than a phone.
 */
const otherSizes = ["area-map/area-map.css: font-size", "detail.css: font-size: 11px", ": font-size: min(1em"];

it("styles take sizes of text, weights and radii from the tokens", () => {
  const files = globSync("**/*.css", { cwd: web }).filter((file) => file !== "styles/theme.css");
  expect(files.length).toBeGreaterThan(10);
  const others = /(?:font(?:-size|-weight)?|border(?:-\w+)*-radius): [^;]*\b[1-9][\d.]*(?:px|r?em)?\b[^;]*/g;
  const uses = listUses(files, others).filter((use) => !/var\(--|50%/.test(use));
  expect(uses.filter((use) => !otherSizes.some((other) => use.includes(other)))).toEqual([]);
});
