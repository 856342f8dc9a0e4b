import type { Context } from "hono";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { cacheTags } from "#contract/http/cache-tags.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { describeError } from "#worker/lib/failure-reason.ts";
import { readEdgeCache } from "../edge-cache/edge-cache.ts";
import { debounceMs, invalidateTags } from "../edge-cache/invalidate-changes.service.ts";

/**
 * Lets the cache in front of the worker ask again for the courses after a response that changed an appointment: their pages
 * show free seats. A booking checks the seats itself, so a failed call is only logged.
 */
export function invalidateSeatsSoon(c: Context<AppEnv>, { kind }: { kind: AppointmentKind }): void {
  const cache = readEdgeCache(c.executionCtx);
  if (!cache || kind !== "lesson") return;
  const call = new Promise((resolve) => setTimeout(resolve, debounceMs)).then(() =>
    invalidateTags(cache, [cacheTags.courses]),
  );
  c.executionCtx.waitUntil(
    call.catch((error) =>
      console.error(JSON.stringify({ error: "Seats not invalidated", cause: describeError(error) })),
    ),
  );
}
