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
      const url = new URL(c.req.url);
      const [params, searchParams] = [c.req.param(), c.req.queries()];
      const canonicalPath = url.pathname + canonicalSearch(searchParams);
      const spelling = readSpelling(c, url, canonicalPath);
      if (spelling === "redirect" && findMatchedEndpoint(c)?.policy.redirectsSpellings) {
        c.set("caching", { policy: "redirect", isCanonical: true });
        return c.redirect(canonicalPath, 308);
      }
      const secrets = { cursorKey: c.get("config").tokenKey };
      const [result] = await query(c.get("db"), createQuery(params, searchParams, secrets));
      if (result === null && notFound) throw notFound();
      const shown = tags(params, result, searchParams);
      c.set("caching", { policy: "public", tags: shown, isCanonical: spelling === "canonical" });
      return c.json(result as object);
    });
  }
}
