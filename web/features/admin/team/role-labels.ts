import type { Role } from "#contract/accounts/roles.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  user: "User",
  admin: "Admin",
  super_admin: "Super Admin",
};
