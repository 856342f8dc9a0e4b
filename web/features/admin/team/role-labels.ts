import type { Role } from "#contract/accounts/roles.ts";

export const roleNames: Readonly<Record<Role, string>> = {
  user: "User",
  admin: "Admin",
  super_admin: "Super Admin",
};
