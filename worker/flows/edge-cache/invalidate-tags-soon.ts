import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { runAfterResponse } from "#worker/http/run-after-response.ts";
import { readEdgeCache } from "#worker/storage/edge-cache.ts";
import { debounceMs, invalidateTags } from "./invalidate-changes.service.ts";

/**
 * Removes what has one of the tags from the cache in front of the worker, after the response to a change of which the
 * audit log has no entry. The cached pages are only a little old until then, so a failed call is only logged.
 */
export function invalidateTagsSoon(c: Context<AppEnv>, tags: string[]): void {
  const cache = readEdgeCache(c.executionCtx);
  if (!cache) return;
  const call = new Promise((resolve) => setTimeout(resolve, debounceMs)).then(() => invalidateTags(cache, tags));
  runAfterResponse(c, call, { error: "Not invalidated", tags });
}
