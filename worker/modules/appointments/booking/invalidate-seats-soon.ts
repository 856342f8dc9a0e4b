import type { Context } from "hono";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import { invalidateTagsSoon } from "#worker/http/caching/invalidate-tags-soon.ts";

/**
 * Removes the courses from the cache in front of the worker after a response that changed an appointment: their pages
 * show free seats. A booking checks the seats itself, so a failed call is only logged.
 */
export function invalidateSeatsSoon(c: Context<AppEnv>, { kind }: { kind: AppointmentKind }): void {
  if (kind === "lesson") invalidateTagsSoon(c, [cacheTags.courses]);
}
