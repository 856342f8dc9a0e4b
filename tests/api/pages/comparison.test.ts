import { expect, it } from "vitest";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

/** Returns the part of a comparison's page that is shown without a script, and its column headers. */
async function readComparison(homes: (string | undefined)[]) {
  const response = await send(`/compare?homes=${homes.join(",")}`);
  expect(response.status).toBe(200);
  const [html = ""] = (await response.text()).split('id="page-data"');
  const headers = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)];
  return { html, titles: headers.map(([, header = ""]) => header.replaceAll(/<[^>]+>/g, "").trim()) };
}

it("the link of a comparison shows its table, and links that remove a home, without a script", async () => {
  const [flat, villa, hut] = await storeProperties(
    ...["Flat", "Villa", "Hut"].map((title) => buildProperty({ title })),
  );
  const { html, titles } = await readComparison([villa?.uuid, flat?.uuid, hut?.uuid]);
  expect(titles).toEqual(["Villa", "Flat", "Hut"]);
  const [, rest] = /aria-label="Remove Villa from the comparison" href="([^"]+)"/.exec(html) ?? [];
  expect(rest).toBe(`/compare?homes=${flat?.uuid},${hut?.uuid}`);
  for (const label of ["Share", "Send as image"])
    expect(html).toMatch(new RegExp(`<button[^>]* needs-script [^>]*>(<svg.{0,80}</svg>)?(<span>)?${label}`));
});

it("a comparison drops repeated and malformed ids, and needs two homes", async () => {
  const [flat] = await storeProperties(buildProperty({ title: "Flat" }));
  const unknown = "00000000-0000-4000-8000-000000000000";
  const { titles } = await readComparison([flat?.uuid, unknown, flat?.uuid, "x"]);
  expect(titles).toEqual(["Flat", "No longer listed"]);
  expect((await readComparison([flat?.uuid, "x"])).html).toContain("Save two homes first");
});
