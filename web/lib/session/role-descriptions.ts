import type { Role } from "#contract/accounts/roles.ts";

/** What each role can do, for the choice of a role. */
export const roleDescriptions: Readonly<Record<Role, string>> = {
  user: "Saves homes and follows their own enquiries. Cannot open the admin area.",
  admin: "Changes listings, replies to enquiries, imports and exports data.",
  super_admin: "Does everything an admin does, and manages the team, the settings, the audit log and personal data.",
};
