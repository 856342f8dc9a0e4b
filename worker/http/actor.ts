import type { AdminRole, Role } from "#contract/accounts/roles.ts";

declare const isAuthenticated: unique symbol;

/**
 * A signed-in account. Only the gate creates one, so a function that takes an actor cannot be called without an
 * authentication check.
 */
export interface Actor {
  readonly [isAuthenticated]: true;
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Whether the account sees what belongs to health services; see `health-permission.ts`. */
  readonly seesHealth: boolean;
}

/** A signed-in admin or super admin. */
export interface AdminActor extends Actor {
  readonly role: AdminRole;
}

export interface SuperAdminActor extends Actor {
  readonly role: "super_admin";
}
