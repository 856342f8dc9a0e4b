import { expect, it } from "vitest";
import screenChunks from "../../../dist/server/screen-chunks.json";
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
    expect(html.search(pageScript)).toBeGreaterThan(image);
    expect(html.search(pageScript)).toBeLessThan(html.indexOf("</head>"));
  },
);

it.each([
  ["/", "site/routes/home.tsx"],
  ["/properties", "site/routes/listings/all-properties.tsx"],
  ["/rent", "site/routes/listings/rent.tsx"],
  ["a listing", "site/routes/listings/property-detail.tsx"],
])("%s preloads every script of its screen", async (path, screen) => {
  const scripts = (screenChunks as Record<string, { scripts: string[] }>)[screen]?.scripts ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  const html = await readPage(path);
  for (const script of scripts) expect(html).toContain(`<link rel="modulepreload" crossorigin href="${script}">`);
});

it("chooses the file of a listing's first photo like the list, which has loaded it", async () => {
  const inList = phoneWidth(await readPage("/rent"));
  expect(inList).toBe("calc(100vw - 2.5rem)");
  expect(phoneWidth(await readPage("a listing"))).toBe(inList);
});
