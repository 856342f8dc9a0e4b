import { expect, it } from "vitest";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { origin, send } from "../../support/public-client.ts";

const original = { type: "image/jpeg", variants: [] } as const;
const readHtml = async (path: string) => (await send(path)).text();
const sharedImage = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replace(origin, "");

it("shows photos without smaller versions on cards, by their position in the list", async () => {
  const property = await storeProperty({ kind: "rent", featured: true });
  await storeImage(property, { ...original, number: 1, width: 4000, height: 3000, variants: [] });
  await storeImage(property, { ...original, number: 2, width: 4000, height: 3000, variants: [] });
  for (const path of ["/rent", "/properties", "/"]) {
    const html = await readHtml(path);
    expect(html).toContain(`src="/images/rent-properties/${property.uuid}.png"`);
    expect(html).not.toContain("Image not available");
  }
  const shown = await send(`/images/rent-properties/${property.uuid}.png`);
  expect([shown.status, await shown.text()]).toEqual([200, "image 1"]);
  expect(await (await send(`/images/rent-properties/${property.uuid}_1.png`)).text()).toBe("image 2");
});

it.each([
  ["its largest version, not the original", { width: 4000, height: 3000 }, "1-1280.webp"],
  ["a version narrower than a card", { width: 4000, height: 3000, variants: [320] }, "1-320.webp"],
  ["the original if it is small", { ...original, variants: [], width: 1280, height: 960 }, "1.jpg"],
  ["an image of the site instead of a large original", { ...original, variants: [], width: 1281, height: 900 }, ""],
  ["an image of the site instead of a tall original", { ...original, variants: [], width: 1000, height: 9000 }, ""],
  ["an image of the site instead of a PNG of many bytes", { variants: [], width: 1280, height: 960 }, ""],
  ["a small PNG", { variants: [], width: 640, height: 480 }, "1.png"],
])("shares a listing with %s", async (_, image, name) => {
  const property = await storeProperty({ kind: "buy" });
  await storeImage(property, image);
  const expected = name ? `/images/buy-properties/${property.uuid}/${name}` : "/art/hero-1280.webp";
  expect(sharedImage(await readHtml(`/property/${property.uuid}`))).toBe(expected);
});

it("shares a listing without photos with an image of the site", async () => {
  const property = await storeProperty();
  expect(sharedImage(await readHtml(`/property/${property.uuid}`))).toBe("/art/hero-1280.webp");
});
