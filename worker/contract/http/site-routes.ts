import { adminPatterns } from "../site/admin-paths.ts";
import { sharedPhotosPath } from "../site/shared-photos-path.ts";
import type { CachePolicyName } from "./cache-policies.ts";

/** The policies that responses of a route outside the API may have; `never` is always possible. */
export interface SiteRoute {
  caching: readonly CachePolicyName[];
}

/**
 * The routes of the worker outside the API, by method and path as in Hono: files for search engines, images and pages.
 * Files that are served without the worker have their Cache-Control in `_headers`.
 */
export const siteRoutes: Readonly<Record<string, SiteRoute>> = {
  "GET /robots.txt": { caching: ["hourly"] },
  "GET /sitemap.xml": { caching: ["hourly"] },
  "GET /sitemap/pages.xml": { caching: ["hourly"] },
  "GET /sitemap/areas.xml": { caching: ["hourly"] },
  "GET /sitemap/services.xml": { caching: ["hourly"] },
  "GET /sitemap/:file{[1-9][0-9]{0,5}\\.xml}": { caching: ["hourly"] },
  "GET /feeds/:file{(?:properties|rent|buy)\\.rss}": { caching: ["hourly"] },
  "GET /feeds/facebook.xml": { caching: ["hourly"] },
  "GET /r/:file{.+\\.svg}": { caching: ["hourly"] },
  "GET /r/:reference": { caching: [] },
  "GET /verify": { caching: ["public"] },
  "GET /manifest.webmanifest": { caching: ["public"] },
  "GET /images/:folder/:name": { caching: ["public", "signed"] },
  "GET /images/:folder/:uuid/:name": { caching: ["immutable"] },
  "GET /book/:kind/:id": { caching: [] },
  "POST /book/:kind/:id": { caching: [] },
  "GET /appointment/:secret": { caching: [] },
  "POST /appointment/:secret": { caching: [] },
  "GET /tell-me": { caching: [] },
  "POST /tell-me": { caching: [] },
  "GET /wants/:secret": { caching: [] },
  "POST /wants/:secret": { caching: [] },
  "GET /owner/:secret": { caching: [] },
  "POST /owner/:secret": { caching: [] },
  ...Object.fromEntries(adminPatterns.map((path) => [`GET ${path}`, { caching: ["adminShell"] }])),
  "GET /*": { caching: ["public", "redirect"] },
  [`POST ${sharedPhotosPath}`]: { caching: [] },
  "POST /*": { caching: [] },
};
