import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { outputs, toSymbol } from "#web/art/render.ts";
import { sampleProperties } from "#web/samples/properties.ts";

const read = (path: string) => readFileSync(path, "utf8");

describe.each(globSync("web/art/**/*.svg"))("%s", (path) => {
  const svg = read(path);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  it("is a drawing of a known size", async () => {
    const { width, height } = await sharp(path).metadata();
    expect(["800x600", "160x160", "200x140", "360x330"]).toContain(`${width}x${height}`);
  });

  it("has at least three named groups, and each name once", () => {
    expect(svg.match(/<g id="[a-z-]+\d*"/g)?.length).toBeGreaterThanOrEqual(3);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("has no script, no style, no data of an editor and no reference to another file", () =>
    expect(svg).not.toMatch(/<(script|style|image|foreignObject)|\s(on\w+|href|xmlns:\w+)=|url\((?!#)|@import/));
});

it("every rendered file has an entry in sizes.json, and the other way round", () => {
  const folders = new Set(outputs.map(({ folder }) => folder));
  const rendered = [...folders].flatMap((folder) => globSync(`${folder}*.{webp,avif,jpg}`));
  const listed = outputs.flatMap(({ name, folder, sizes }) => sizes.map(({ to }) => `${folder}${name}${to}`));
  expect(rendered.sort()).toEqual(listed.sort());
});

it.each(outputs)("the files of $name have the format and the size of sizes.json", async ({ name, folder, sizes }) => {
  for (const { to, width, height } of sizes) {
    const format = to.endsWith(".avif") ? "heif" : to.endsWith(".jpg") ? "jpeg" : "webp";
    expect(await sharp(`${folder}${name}${to}`).metadata()).toMatchObject({ format, width, height });
  }
});

it.each(globSync("web/public/art/share/*.jpg"))("%s is small enough for every chat", (path) =>
  expect(readFileSync(path).length).toBeLessThan(150_000),
);

it("the covers of the sample listings are rendered for the site", () => {
  const covers = outputs.filter(({ folder }) => folder === "web/public/art/samples/").map(({ name }) => name);
  expect(covers.sort()).toEqual(sampleProperties.map(({ images: [cover] }) => cover).sort());
});

it("every photo of the seed has an alt text", () => {
  for (const path of globSync("web/art/listings/*/*.svg")) expect(read(path)).toMatch(/<title>.{20,}<\/title>/);
});

describe.each([...globSync("web/art/empty/*.svg"), "web/art/monrovia.svg"])("%s", (path) => {
  const published = read(path.replace("web/art", "web/public/art"));

  it("is published as it is drawn", () => expect(published).toBe(toSymbol(read(path))));

  it("takes all its colours from the page", () => {
    const styles = read("web/styles/area-map.css");
    expect(published).not.toMatch(/#[\da-f]{3,6}\b/i);
    for (const [, name] of published.matchAll(/var\((--[\w-]+)\)/g)) expect(styles).toContain(`${name}:`);
  });
});

it.each(globSync("web/public/art/empty/*.svg"))("%s is at most 2 kB compressed", (path) =>
  expect(gzipSync(read(path), { level: 9 }).length).toBeLessThanOrEqual(2000),
);
