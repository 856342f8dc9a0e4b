import { expect, it } from "vitest";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

it.each(["/properties", "/rent", "a listing"])(
  "%s asks for its first image before any script, and after the viewport that its size depends on",
  async (path) => {
    const property = await storeProperty({ kind: "rent", featured: true });
    await storeImage(property);
    const html = await (await send(path === "a listing" ? `/property/${property.uuid}` : path)).text();
    const image = html.indexOf('<link rel="preload" as="image"');
    expect(image).toBeGreaterThan(html.indexOf('<meta name="viewport"'));
    expect(image).toBeLessThan(html.indexOf('<link rel="modulepreload"'));
    expect(image).toBeLessThan(html.indexOf('<script type="module"'));
  },
);
