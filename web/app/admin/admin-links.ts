import { type AdminRole, hasRole, type Role } from "#contract/accounts/roles.ts";
import { accountPaths } from "#web/lib/page/account-paths.ts";
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
  { to: accountPaths.admin, label: "Dashboard", short: "Home", icon: "home", role: "admin" },
  { to: paths.buy, label: "Buy Properties", icon: "list", role: "admin" },
  { to: paths.rent, label: "Rent Properties", icon: "list", role: "admin" },
  { to: accountPaths.addProperty, label: "Add Buy Property", short: "Add sale", icon: "plus", role: "admin" },
  { to: accountPaths.addRentProperty, label: "Add Rent Property", short: "Add rent", icon: "plus", role: "admin" },
  {
    to: accountPaths.submissions,
    label: "Contact Submissions",
    short: "Inbox",
    icon: "inbox",
    role: "admin",
  },
  { to: accountPaths.table, label: "Import and export", icon: "swap", role: "admin" },
  { to: accountPaths.settings, label: "Settings", icon: "gear", role: "super_admin" },
  { to: accountPaths.team, label: "Team", icon: "people", role: "super_admin" },
  { to: accountPaths.audit, label: "Audit", icon: "log", role: "super_admin" },
  { to: accountPaths.person, label: "A person's data", icon: "shield", role: "super_admin" },
  { to: paths.account, label: "Your account", icon: "person", role: "admin" },
];

/** The links of a role. */
export function adminLinksFor(role: Role): AdminLink[] {
  return links.filter((link) => hasRole(role, link.role));
}
