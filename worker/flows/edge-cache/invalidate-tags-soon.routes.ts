import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { describeError } from "#worker/lib/failure-reason.ts";
import { readEdgeCache } from "./edge-cache.ts";
import { debounceMs, invalidateTags } from "./invalidate-changes.service.ts";

/**
 * Lets the cache in front of the worker ask again for what has one of the tags, after the response to a change of which the
 * audit log has no entry. The cached pages are only a little old until then, so a failed call is only logged.
 */
export function invalidateTagsSoon(c: Context<AppEnv>, tags: string[]): void {
  const cache = readEdgeCache(c.executionCtx);
  if (!cache) return;
  const call = new Promise((resolve) => setTimeout(resolve, debounceMs)).then(() => invalidateTags(cache, tags));
  c.executionCtx.waitUntil(
    call.catch((error) =>
      console.error(JSON.stringify({ error: "Not invalidated", tags, cause: describeError(error) })),
    ),
  );
}
