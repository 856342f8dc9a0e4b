import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { emptyDrawing, emptyDrawings } from "#web/art/empty/empty-drawings.ts";

const folder = join(import.meta.dirname, "../../web/public/art/empty");
const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
const styles = readFileSync(join(import.meta.dirname, "../../web/styles/area-map.css"), "utf8");

it("the drawings of empty pages are the ones that the source draws", () => {
  const drawn = Object.entries(emptyDrawings).map(([name, draw]) => [`${name}.svg`, emptyDrawing(draw)]);
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(drawn));
});

it.each(files)("%s is at most 2 kB compressed and takes all its colours from the page", (_, svg) => {
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(2000);
  expect(svg).not.toMatch(/#[\da-f]{3,6}"/);
  for (const [, name] of svg.matchAll(/var\((--[\w-]+)\)/g)) expect(styles).toContain(`${name}:`);
});
