import type { AdminRole, Role } from "#contract/accounts/roles.ts";

declare const admitted: unique symbol;

/**
 * Somebody whose session was checked for this very request. Only the gate makes one: a change that asks for an actor
 * cannot be written without the check.
 */
export interface Actor {
  readonly [admitted]: true;
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** One of the staff; what every change to listings, enquiries and the like asks for. */
export interface AdminActor extends Actor {
  readonly role: AdminRole;
}

export interface SuperAdminActor extends Actor {
  readonly role: "super_admin";
}
