import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createApp } from "#worker/app.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { origin, send } from "../../support/public-client.ts";
import { unavailableDatabase } from "../../support/unavailable-stores.ts";

async function placesOf(path: string): Promise<string[]> {
  const response = await send(path);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = ""]) => place);
}
const pathOf = (place: string) => {
  expect(place.startsWith(env.SITE_ORIGIN)).toBe(true);
  return place.slice(env.SITE_ORIGIN.length);
};

it("robots are told of the sitemap and what is none of theirs", async () => {
  const text = await (await send("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${env.SITE_ORIGIN}/sitemap.xml`);
  expect(text).toContain("Disallow: /api/\n");
});

it("every page of the sitemap is there, may be indexed and names the same address as its own", async () => {
  const places = await placesOf("/sitemap/pages.xml");
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) {
    const response = await send(pathOf(place));
    const html = await response.text();
    expect(response.status, place).toBe(200);
    expect(/name="robots"/.test(html), place).toBe(false);
    const own = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? "";
    expect(new URL(own, env.SITE_ORIGIN).href).toBe(new URL(place).href);
  }
});

it("every live listing is in one part of the sitemap, and neither drafts nor the bin", async () => {
  const [draft, binned, ...live] = await storeProperties(
    buildProperty({ published: false }),
    buildProperty(),
    ...Array.from({ length: 1003 }, () => buildProperty()),
  );
  await env.DB.prepare("UPDATE properties SET deleted_at = '2026-01-01' WHERE uuid = ?").bind(binned?.uuid).run();
  const parts = await placesOf("/sitemap.xml");
  expect(parts.map(pathOf)).toEqual(["/sitemap/pages.xml", "/sitemap/1.xml", "/sitemap/2.xml"]);
  const listed = (await Promise.all(parts.slice(1).map((part) => placesOf(pathOf(part))))).flat();
  expect(listed.map(pathOf)).toEqual(live.map(({ uuid }) => `/property/${uuid}`));
  expect((await send(pathOf(listed[0] ?? ""))).status).toBe(200);
  expect(listed.join()).not.toContain(draft?.uuid);
});

it("an empty site has a sitemap of its pages alone", async () => {
  expect((await placesOf("/sitemap.xml")).map(pathOf)).toEqual(["/sitemap/pages.xml"]);
  expect(await placesOf("/sitemap/7.xml")).toEqual([]);
});

it.each(["/sitemap/0.xml", "/sitemap/x.xml", "/sitemap/-1.xml", "/sitemap/1", "/sitemap.json"])(
  "%s is not found",
  async (path) => {
    expect((await send(path)).status).toBe(404);
  },
);

it("without its database the site asks search engines to come back", async () => {
  const request = new Request(`${origin}/sitemap.xml`);
  const response = await createApp().fetch(request, { ...env, DB: unavailableDatabase }, createExecutionContext());
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
});
