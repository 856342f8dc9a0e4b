import type { Role } from "#contract/roles.ts";

export const roleNames: Readonly<Record<Role, string>> = {
  user: "User",
  admin: "Admin",
  super_admin: "Super Admin",
};
