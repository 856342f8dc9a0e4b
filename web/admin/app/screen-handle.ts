import type { AdminRole } from "#contract/accounts/roles.ts";

/** What the frame needs to know of a screen. */
export interface ScreenHandle {
  /** The lowest role that may open it. */
  role: AdminRole;
}

/** Returns whether a route's handle is that of a screen. */
export const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === "object" && handle !== null && "role" in handle;
