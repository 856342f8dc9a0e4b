import { expect, it } from "vitest";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

const pageScript = /<(?:link rel="modulepreload"|script type="module")/g;

/** Returns the HTML of a page on which a home with a photo is shown first. */
async function readPage(path: string): Promise<string> {
  const property = await storeProperty({ kind: "rent", featured: true });
  await storeImage(property);
  return (await send(path === "a listing" ? `/property/${property.uuid}` : path)).text();
}

/** Returns the width that the first image has on phones, as a CSS length. */
const phoneWidth = (html: string) =>
  /<link rel="preload" as="image"[^>]* imageSizes="(?:[^"]*, )?([^",]+)"/.exec(html)?.[1];

it.each(["/", "/driving-school", "/properties", "/rent", "a listing"])(
  "%s asks for its first image after the viewport that its size depends on, and for scripts after the styles",
  async (path) => {
    const html = await readPage(path);
    const image = html.indexOf('<link rel="preload" as="image"');
    expect(image).toBeGreaterThan(html.indexOf('<meta name="viewport"'));
    expect(image).toBeLessThan(html.indexOf("<style>"));
    expect(html.search(pageScript)).toBeGreaterThan(html.lastIndexOf("</style>"));
    expect(html.search(pageScript)).toBeLessThan(html.indexOf("</head>"));
  },
);

it.each([
  ["/", 9],
  ["/properties", 8],
  ["/rent", 8],
  ["a listing", 7],
])("%s needs %i scripts", async (path, count) => {
  expect((await readPage(path)).match(pageScript)).toHaveLength(count);
});

it("chooses the file of a listing's first photo like the list, which has loaded it", async () => {
  const inList = phoneWidth(await readPage("/rent"));
  expect(inList).toBe("calc(100vw - 2.5rem)");
  expect(phoneWidth(await readPage("a listing"))).toBe(inList);
});
