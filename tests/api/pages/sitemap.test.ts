import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createApp } from "#worker/app.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { origin, send } from "../../support/public-client.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

async function readUrls(path: string): Promise<string[]> {
  const response = await send(path);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
}
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
  await env.DB.prepare("UPDATE properties SET deleted_at = '2026-01-01' WHERE uuid = ?").bind(binned?.uuid).run();
  const parts = await readUrls("/sitemap.xml");
  expect(parts.map(getPath)).toEqual(["/sitemap/pages.xml", "/sitemap/1.xml", "/sitemap/2.xml"]);
  const listed = (await Promise.all(parts.slice(1).map((part) => readUrls(getPath(part))))).flat();
  expect(listed.map(getPath)).toEqual(published.map(({ uuid }) => `/property/${uuid}`));
  expect((await send(getPath(listed[0] ?? ""))).status).toBe(200);
  expect(listed.join()).not.toContain(draft?.uuid);
});

it("without properties lists only the pages", async () => {
  expect((await readUrls("/sitemap.xml")).map(getPath)).toEqual(["/sitemap/pages.xml"]);
  expect(await readUrls("/sitemap/7.xml")).toEqual([]);
});

it.each(["/sitemap/0.xml", "/sitemap/x.xml", "/sitemap/-1.xml", "/sitemap/1", "/sitemap.json"])(
  "responds to %s with 404",
  async (path) => {
    expect((await send(path)).status).toBe(404);
  },
);

it("responds with 503 and retry-after when the database is unavailable", async () => {
  const request = new Request(`${origin}/sitemap.xml`);
  const response = await createApp().fetch(request, { ...env, DB: unavailableDatabase }, createExecutionContext());
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
});
