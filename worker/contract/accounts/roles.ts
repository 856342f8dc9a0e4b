/** What an account may do, from least to most; the server alone decides it (ruling 18). */
export const roles = ["user", "admin", "super_admin"] as const;
export type Role = (typeof roles)[number];

/** The roles that can be asked for when registering. */
export const adminRoles = ["admin", "super_admin"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether a role may do what another may. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/**
 * What a registration with a role leads to (ruling 20): a request that a super admin decides, the role at once (local
 * development only), or a refusal.
 */
export const adminSignupModes = ["approval", "open", "closed"] as const;
export type AdminSignupMode = (typeof adminSignupModes)[number];
