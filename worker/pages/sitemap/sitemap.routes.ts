import { Hono } from "hono";
import { listTags } from "#contract/http/cache-tags.ts";
import { query } from "#worker/db/query/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { countSitemapParts, findSitemapPart } from "#worker/modules/properties/sitemap-properties.repository.ts";
import { renderer } from "../../dist/server/entry-server.js";

const { listingPath, sitemapPaths } = renderer;

/** robots.txt and the sitemaps. */
export const sitemap = new Hono<AppEnv>();

const headers = { "content-type": "application/xml; charset=utf-8" };
const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";

sitemap.get("/robots.txt", (c) =>
  c.text(`User-agent: *\nDisallow: /api/\nDisallow: /image-test\nSitemap: ${c.get("origin")}/sitemap.xml\n`),
);

sitemap.get("/sitemap.xml", async (c) => {
  const [parts] = await query(c.get("db"), countSitemapParts);
  c.set("caching", { tags: listTags() });
  const names = ["pages", ...Array.from({ length: parts }, (_, index) => index + 1)];
  const entries = names.map((name) => `<sitemap><loc>${c.get("origin")}/sitemap/${name}.xml</loc></sitemap>`);
  return c.body(createDocument("sitemapindex", entries), 200, headers);
});

sitemap.get("/sitemap/pages.xml", (c) => {
  const entries = sitemapPaths.map((path) => `<url><loc>${c.get("origin")}${path}</loc></url>`);
  return c.body(createDocument("urlset", entries), 200, headers);
});

sitemap.get("/sitemap/:file{[1-9][0-9]{0,5}\\.xml}", async (c) => {
  const [properties] = await query(c.get("db"), findSitemapPart(Number.parseInt(c.req.param("file"), 10)));
  c.set("caching", { tags: listTags() });
  const entries = properties.map(
    ({ uuid, updated_at }) =>
      `<url><loc>${c.get("origin")}${listingPath(uuid)}</loc><lastmod>${updated_at}</lastmod></url>`,
  );
  return c.body(createDocument("urlset", entries), 200, headers);
});

/** URLs need no XML escaping: paths are percent-encoded, and the origin is configured. */
function createDocument(root: "sitemapindex" | "urlset", entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${xmlns}">\n${entries.join("\n")}\n</${root}>\n`;
}
