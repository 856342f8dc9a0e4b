import { expect, it } from "vitest";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

const original = { type: "image/jpeg", variants: [] } as const;
const readHtml = async (path: string) => (await send(path)).text();

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
