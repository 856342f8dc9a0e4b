import { type AdminRole, hasRole, type Role } from "#contract/accounts/roles.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { LineIconName } from "#web/ui/admin/line-icon.tsx";

export interface AdminLink {
  to: string;
  label: string;
  /** In the phone's bar, where there is less room; only these stand there, the rest is under *More*. */
  short?: string;
  icon: LineIconName;
  role: AdminRole;
}

/** The side navigation, in its order. */
const links: AdminLink[] = [
  { to: adminPaths.admin, label: "Dashboard", short: "Home", icon: "home", role: "admin" },
  { to: paths.buy, label: "Buy Properties", icon: "list", role: "admin" },
  { to: paths.rent, label: "Rent Properties", icon: "list", role: "admin" },
  { to: adminPaths.addProperty, label: "Add Buy Property", short: "Add sale", icon: "plus", role: "admin" },
  { to: adminPaths.addRentProperty, label: "Add Rent Property", short: "Add rent", icon: "plus", role: "admin" },
  {
    to: adminPaths.submissions,
    label: "Contact Submissions",
    short: "Inbox",
    icon: "inbox",
    role: "admin",
  },
  { to: adminPaths.table, label: "Import and export", icon: "swap", role: "admin" },
  { to: adminPaths.settings, label: "Settings", icon: "gear", role: "super_admin" },
  { to: adminPaths.team, label: "Team", icon: "people", role: "super_admin" },
  { to: adminPaths.audit, label: "Audit", icon: "log", role: "super_admin" },
  { to: adminPaths.person, label: "A person's data", icon: "shield", role: "super_admin" },
  { to: paths.account, label: "Your account", icon: "person", role: "admin" },
];

/** The links of a role. */
export function adminLinksFor(role: Role): AdminLink[] {
  return links.filter((link) => hasRole(role, link.role));
}
