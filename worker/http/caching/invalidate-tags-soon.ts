import type { Context } from "hono";
import { readEdgeCache } from "#worker/storage/edge-cache.ts";
import type { AppEnv } from "../app-env.ts";
import { runAfterResponse } from "../run-after-response.ts";
import { debounceMs, invalidateTags } from "./invalidate-tags.ts";

/**
 * Removes what has one of the tags from the cache in front of the worker, after the response to a change of which the
 * audit log has no entry. A failed call is only logged: the pages then stay old for up to three hours.
 */
export function invalidateTagsSoon(c: Context<AppEnv>, tags: string[]): void {
  const cache = readEdgeCache(c.executionCtx);
  if (!cache) return;
  const call = new Promise((resolve) => setTimeout(resolve, debounceMs)).then(() => invalidateTags(cache, tags));
  runAfterResponse(c, call, { error: "Not invalidated", tags });
}
