import type { AdminRole } from "#contract/accounts/roles.ts";

/** What the frame needs to know of a screen. */
export interface ScreenHandle {
  /** The lowest role that may open it. */
  role: AdminRole;
  /** Whether it has the button *New*: a screen of the daily work. In a form it would be in the way. */
  hasNew: boolean;
}

/** Returns whether a route's handle is that of a screen. */
export const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === "object" && handle !== null && "role" in handle;
