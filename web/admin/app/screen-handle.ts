import type { AdminRole } from "#contract/accounts/roles.ts";

/** What the frame needs to know of a screen. */
export interface ScreenHandle {
  /** The lowest role that may open it. */
  role: AdminRole;
  /** Whether its head has the button *New* on a desktop: a screen of the daily work. A form has a main button of its own. */
  hasNew: boolean;
}

/** Returns whether a route's handle is that of a screen. */
export const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === "object" && handle !== null && "role" in handle;
