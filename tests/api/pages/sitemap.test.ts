import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { send, sendWith } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

async function readUrls(path: string): Promise<string[]> {
  const response = await send(path);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
}
const fixedParts = ["pages", "areas", "services"].map((name) => `/sitemap/${name}.xml`);
const getPath = (url: string) => {
  expect(url.startsWith(env.SITE_ORIGIN)).toBe(true);
  return url.slice(env.SITE_ORIGIN.length);
};

it("robots.txt names the sitemap and excludes the API", async () => {
  const text = await (await send("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${env.SITE_ORIGIN}/sitemap.xml`);
  expect(text).toContain("Disallow: /api/\n");
});

it("every page of the sitemap exists, may be indexed and has its own URL as canonical", async () => {
  const urls = await readUrls("/sitemap/pages.xml");
  expect(urls.length).toBeGreaterThan(10);
  for (const url of urls) {
    const response = await send(getPath(url));
    const html = await response.text();
    expect(response.status, url).toBe(200);
    expect(/name="robots"/.test(html), url).toBe(false);
    const own = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? "";
    expect(new URL(own, env.SITE_ORIGIN).href).toBe(new URL(url).href);
  }
});

it("lists every listed property exactly once, without drafts and deleted properties", async () => {
  const [draft, binned, ...published] = await storeProperties(
    buildProperty({ published: false }),
    buildProperty(),
    ...Array.from({ length: 1003 }, () => buildProperty()),
  );
  await runSql("UPDATE properties SET deleted_at = '2026-01-01' WHERE uuid = ?", binned?.uuid);
  const parts = await readUrls("/sitemap.xml");
  expect(parts.map(getPath)).toEqual([...fixedParts, "/sitemap/1.xml", "/sitemap/2.xml"]);
  const listed = (await Promise.all(parts.slice(fixedParts.length).map((part) => readUrls(getPath(part))))).flat();
  expect(listed.map(getPath)).toEqual(published.map(({ uuid }) => `/property/${uuid}`));
  expect((await send(getPath(listed[0] ?? ""))).status).toBe(200);
  expect(listed.join()).not.toContain(draft?.uuid);
});

it("names when a listing changed last, and its images with a small version under their lasting address", async () => {
  const listing = await storeProperty();
  await storeImage(listing, { number: 1 });
  await storeImage(listing, { number: 2, variants: [] });
  const [{ updated_at } = {}] = await queryRows("SELECT updated_at FROM properties");
  const image = (name: string) =>
    `<image:image><image:loc>${env.SITE_ORIGIN}/images/buy-properties/${listing.uuid}${name}</image:loc></image:image>`;
  expect(await (await send("/sitemap/1.xml")).text()).toContain(
    `<lastmod>${updated_at}</lastmod>${image("/1-640.webp")}${image("_1.png")}</url>`,
  );
});

it("lists each area with two homes of a kind, and each type of two homes there, with the time of the last change", async () => {
  await storeProperties(
    buildProperty({ kind: "rent", area: "ELWA Junction" }),
    buildProperty({ kind: "rent", area: "elwa junction", property_type: "Office Space" }),
    buildProperty({ kind: "rent", area: "Elwa-Junction", property_type: "Office Space" }),
    buildProperty({ kind: "buy", area: "ELWA Junction" }),
    buildProperty({ kind: "buy", area: "Sinkor", property_type: "Other" }),
    buildProperty({ kind: "buy", area: "Sinkor", property_type: "Other" }),
    buildProperty({ kind: "buy" }),
    buildProperty({ kind: "buy" }),
  );
  await runSql("UPDATE properties SET updated_at = '2026-03-01T00:00:00.000Z' WHERE n = 2");
  const document = await (await send("/sitemap/areas.xml")).text();
  const urls = [...document.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => getPath(url));
  expect(urls).toEqual(["/rent/elwa-junction", "/rent/elwa-junction/office-spaces", "/buy/sinkor"]);
  expect(document).toContain(`/rent/elwa-junction</loc><lastmod>2026-03-01T00:00:00.000Z</lastmod>`);
  for (const url of urls) expect((await send(url)).status, url).toBe(200);
});

it("lists courses and professionals, which have pages", async () => {
  await env.DB.batch(prepareMissingServiceItems(env.DB));
  const urls = (await readUrls("/sitemap/services.xml")).map(getPath);
  const count = async (table: string) => (await queryRows(`SELECT id FROM ${table}`)).length;
  for (const [folder, table] of [
    ["/driving-school/", "courses"],
    ["/health/", "professionals"],
  ] as const) {
    const ofTable = urls.filter((url) => url.startsWith(folder));
    expect(ofTable.length).toBe(await count(table));
    expect((await send(ofTable[0] ?? "")).status).toBe(200);
  }
});

it("without properties lists only the pages", async () => {
  expect((await readUrls("/sitemap.xml")).map(getPath)).toEqual(fixedParts);
  expect(await readUrls("/sitemap/7.xml")).toEqual([]);
});

it("responds to other addresses with 404", async () => {
  for (const path of ["/sitemap/0.xml", "/sitemap/x.xml", "/sitemap/-1.xml", "/sitemap/1", "/sitemap.json"])
    expect((await send(path)).status, path).toBe(404);
});

it("responds with 503 and retry-after when the database is unavailable", async () => {
  const response = await sendWith({ DB: unavailableDatabase }, "/sitemap.xml");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
});
