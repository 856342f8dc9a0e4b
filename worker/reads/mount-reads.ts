import type { Hono } from "hono";
import { type Query, query } from "#worker/db/query/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readSpelling } from "#worker/http/caching/read-spelling.ts";
import { findMatchedEndpoint } from "#worker/http/matched-endpoint.ts";
import { findRequest } from "#worker/http/route.ts";
import { jsonText } from "#worker/lib/json-text.ts";
import { createRecentResults } from "#worker/lib/recent-results.ts";
import type { PublicRead } from "./public-read.ts";

/** What the worker computes from the URL of a read alone. */
interface ReadPlan {
  searchParams: Record<string, string[]>;
  canonicalPath: string;
  /** Absent until the first request that was not redirected. */
  query?: Query<unknown>;
}

const maxPlans = 100;

/** Adds a GET route for each read. */
export function mountReads(routes: Hono<AppEnv>, reads: readonly PublicRead[]): void {
  const recentPlan = createRecentResults<ReadPlan>(maxPlans);
  for (const { endpoint, createQuery, notFound, tags, canonicalSearch } of reads) {
    routes.get(endpoint.path, async (c) => {
      const url = new URL(c.req.url);
      const params = c.req.param();
      if (notFound && findRequest(endpoint).params?.safeParse(params).success === false) throw notFound();
      const secrets = { cursorKey: c.get("config").tokenKey };
      const plan = recentPlan(`${secrets.cursorKey} ${url.pathname}${url.search}`, () => {
        const searchParams = c.req.queries();
        return { searchParams, canonicalPath: url.pathname + canonicalSearch(searchParams) };
      });
      const spelling = readSpelling(c, url, plan.canonicalPath);
      if (spelling === "redirect" && findMatchedEndpoint(c)?.policy.redirectsSpellings) {
        c.set("caching", { policy: "redirect", isCanonical: true });
        return c.redirect(plan.canonicalPath, 308);
      }
      plan.query ??= createQuery(params, plan.searchParams, secrets);
      const [result] = await query(c.get("db"), plan.query);
      if (result === null && notFound) throw notFound();
      const shown = tags(params, result, plan.searchParams);
      c.set("caching", { policy: "public", tags: shown, isCanonical: spelling === "canonical" });
      return c.body(jsonText(result), 200, { "content-type": "application/json" });
    });
  }
}
