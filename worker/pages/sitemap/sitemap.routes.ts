import { Hono } from "hono";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { cacheTags, listTags } from "#worker/http/caching/cache-tags.ts";
import { findAreaPages } from "#worker/modules/properties/sitemap/area-pages.repository.ts";
import {
  countSitemapParts,
  findSitemapPart,
} from "#worker/modules/properties/sitemap/sitemap-properties.repository.ts";
import { courseType, professionalType } from "#worker/modules/service-items/service-item-types.ts";
import { listAllServiceItems } from "#worker/modules/service-items/service-items.repository.ts";
import { renderer } from "../../../dist/server/entry-server.js";
import { indexDocument, type SitemapUrl, urlsDocument } from "./sitemap-documents.ts";

const { coursePath, professionalPath, listingPath, sitemapPaths } = renderer;

/** robots.txt and the sitemaps. */
export const sitemap = new Hono<AppEnv>();

const headers = { "content-type": "application/xml; charset=utf-8" };

sitemap.get("/robots.txt", (c) =>
  c.text(`User-agent: *\nDisallow: /api/\nDisallow: /image-test\nSitemap: ${c.get("origin")}/sitemap.xml\n`),
);

sitemap.get("/sitemap.xml", async (c) => {
  const [parts] = await query(c.get("db"), countSitemapParts);
  c.set("caching", { tags: listTags() });
  const names = ["pages", "areas", "services", ...Array.from({ length: parts }, (_, index) => index + 1)];
  return c.body(
    indexDocument(
      c.get("origin"),
      names.map((name) => `/sitemap/${name}.xml`),
    ),
    200,
    headers,
  );
});

sitemap.get("/sitemap/pages.xml", (c) =>
  c.body(
    urlsDocument(
      c.get("origin"),
      sitemapPaths.map((path) => ({ path })),
    ),
    200,
    headers,
  ),
);

sitemap.get("/sitemap/areas.xml", async (c) => {
  const [pages] = await query(c.get("db"), findAreaPages);
  c.set("caching", { tags: listTags() });
  return c.body(urlsDocument(c.get("origin"), pages), 200, headers);
});

sitemap.get("/sitemap/services.xml", async (c) => {
  const [courses, professionals] = await query(
    c.get("db"),
    listAllServiceItems(courseType),
    listAllServiceItems(professionalType),
  );
  c.set("caching", { tags: [cacheTags.courses, cacheTags.professionals] });
  const urls: SitemapUrl[] = [
    ...courses.map(({ id, updated_at }) => ({ path: coursePath(id), updated_at })),
    ...professionals.map(({ id, updated_at }) => ({ path: professionalPath(id), updated_at })),
  ];
  return c.body(urlsDocument(c.get("origin"), urls), 200, headers);
});

sitemap.get("/sitemap/:file{[1-9][0-9]{0,5}\\.xml}", async (c) => {
  const [properties] = await query(c.get("db"), findSitemapPart(Number.parseInt(c.req.param("file"), 10)));
  c.set("caching", { tags: listTags() });
  const urls = properties.map(({ uuid, ...property }) => ({ path: listingPath(uuid), ...property }));
  return c.body(urlsDocument(c.get("origin"), urls), 200, headers);
});
