/** The roles of accounts, from least to most rights. */
export const roles = ["user", "admin", "super_admin"] as const;
export type Role = (typeof roles)[number];

/** The roles that can be requested when registering. */
export const adminRoles = ["admin", "super_admin"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether a role includes the rights of another. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/**
 * How a registration with a role is handled: `approval` asks a super admin, `open` grants the role at once (development
 * only), `closed` rejects it.
 */
export const adminSignupModes = ["approval", "open", "closed"] as const;
export type AdminSignupMode = (typeof adminSignupModes)[number];
