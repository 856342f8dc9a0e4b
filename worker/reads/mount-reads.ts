import type { Hono } from "hono";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import type { PublicRead } from "./public-read.ts";

/** Adds a GET route for each read. */
export function mountReads(routes: Hono<AppEnv>, reads: readonly PublicRead[]): void {
  for (const { endpoint, createQuery, notFound, tags } of reads) {
    routes.get(endpoint.path, async (c) => {
      const secrets = { cursorKey: c.get("config").tokenKey };
      const [result] = await query(c.get("db"), createQuery(c.req.param(), c.req.queries(), secrets));
      if (result === null && notFound) throw notFound();
      c.set("caching", { tags: tags(c.req.param(), result) });
      return c.json(result as object);
    });
  }
}
