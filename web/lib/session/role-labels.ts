import type { Role } from "#contract/accounts/roles.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  user: "Customer",
  admin: "Admin",
  super_admin: "Super Admin",
};
