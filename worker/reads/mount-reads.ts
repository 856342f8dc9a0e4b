import type { Hono } from "hono";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { readSpelling } from "#worker/http/caching/read-spelling.ts";
import { findMatchedEndpoint } from "#worker/http/matched-endpoint.ts";
import type { PublicRead } from "./public-read.ts";

/** Adds a GET route for each read. */
export function mountReads(routes: Hono<AppEnv>, reads: readonly PublicRead[]): void {
  for (const { endpoint, createQuery, notFound, tags, canonicalSearch } of reads) {
    routes.get(endpoint.path, async (c) => {
      const { pathname } = new URL(c.req.url);
      const canonicalPath = pathname + canonicalSearch(c.req.queries());
      const spelling = readSpelling(c, canonicalPath);
      if (spelling === "redirect" && findMatchedEndpoint(c)?.policy.redirectsSpellings) {
        c.set("caching", { policy: "redirect", isCanonical: true });
        return c.redirect(canonicalPath, 308);
      }
      const secrets = { cursorKey: c.get("config").tokenKey };
      const [result] = await query(c.get("db"), createQuery(c.req.param(), c.req.queries(), secrets));
      if (result === null && notFound) throw notFound();
      const shown = tags(c.req.param(), result, c.req.queries());
      c.set("caching", { policy: "public", tags: shown, isCanonical: spelling === "canonical" });
      return c.json(result as object);
    });
  }
}
