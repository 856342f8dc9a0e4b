import type { Hono } from "hono";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import type { PublicRead } from "./public-read.ts";

/** Adds a GET route for each read. */
export function mountReads(routes: Hono<AppEnv>, reads: readonly PublicRead[]): void {
  for (const { endpoint, createQuery, notFound, tags } of reads) {
    routes.get(endpoint.path, async (c) => {
      const params = c.req.param();
      const searchParams = c.req.queries();
      if (notFound && endpoint.params?.safeParse(params).success === false) throw notFound();
      const [result] = await query(c.get("db"), createQuery(params, searchParams));
      if (result === null && notFound) throw notFound();
      c.set("caching", { tags: tags(params, result, searchParams), isQueryPublic: true });
      return c.json(result);
    });
  }
}
