import { expect, it } from "vitest";
import { storeProperty } from "../../../support/properties.ts";
import { findAll, openServed } from "./served-page.ts";

it("a corrected search says so and offers the search as typed, which is not corrected again", async () => {
  await storeProperty({ kind: "rent", area: "Sinkor", property_type: "House" });
  const linksOf = async (html: string) =>
    (await findAll(html, "main a")).filter(({ text }) => text.endsWith("as typed"));
  const { status, location } = await openServed("/rent?q=sinker+house");
  expect(status).toBe(302);
  const { html } = await openServed(location ?? "");
  expect(html).toContain("Spelling corrected.");
  const target = "/rent?q=%22sinker%22&property_type=House";
  expect(await linksOf(html)).toMatchObject([{ text: "Search for “sinker” as typed", attributes: { href: target } }]);
  const asTyped = await openServed(target);
  expect(asTyped.status).toBe(200);
  expect(await linksOf(asTyped.html)).toEqual([]);
});
