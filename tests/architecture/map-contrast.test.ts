import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../web", path), "utf8");
const tokens = read("styles/tokens.css");
const mapColours = read("styles/area-map.css");
const labels = read("site/features/listings/area-map/area-map.css");

/** Returns the custom properties of the first block of a file that begins with this selector. */
function readColours(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ["light", ":root"],
  ["dark", "@variant dark-root"],
])("in the %s theme", (_theme, block) => {
  const theme = readColours(tokens, block);
  const map = readColours(mapColours, block);
  const theThemes = (name: string) => theme.get(name) ?? "";

  it.each([
    ["a label and its outline", "--ink", "--raise"],
    ["a selected label and its outline", "--paper", "--ocean"],
  ])("%s have a contrast of 4.5", (_pair, text, outline) =>
    expect(contrast(theThemes(text), theThemes(outline))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(["sea", "surf", "sand", "land", "marsh", "road", "road-edge"])(
    "a label on %s has a contrast of 4.5",
    (ground) => expect(contrast(theThemes("--ink"), map.get(`--map-${ground}`) ?? "")).toBeGreaterThanOrEqual(4.5),
  );
});

it("labels have the colour of text in every state", () => {
  expect(labels).not.toMatch(/fill: var\(--press\)|fill-press/);
  expect(labels).toMatch(/\.area-map a \{\s+@apply text-ink /);
});
