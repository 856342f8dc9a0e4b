import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { publishCatalogue } from "#worker/modules/catalogue/publish-catalogue.service.ts";
import { readEdgeCache } from "#worker/storage/edge-cache.ts";
import { invalidateSoon } from "./invalidate-changes.service.ts";

/** Visitors see a change within seconds, if there is a cache in front of the worker. */
export function invalidateCacheSoon(c: Context<AppEnv>): Promise<void> | undefined {
  const cache = readEdgeCache(c.executionCtx);
  const { db, images } = c.var;
  const publish = () => publishCatalogue({ db, images }, new Date());
  return cache && invalidateSoon({ db, cache, publish }, c.get("requestId"));
}
