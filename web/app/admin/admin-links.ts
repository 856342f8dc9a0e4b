import { type AdminRole, hasRole, type Role } from "#contract/accounts/roles.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { LineIconName } from "#web/ui/admin/line-icon.tsx";

export interface AdminLink {
  to: string;
  label: string;
  /** Label in the bottom bar of a phone. Links without one are only in its *More* sheet. */
  shortLabel?: string;
  icon: LineIconName;
  role: AdminRole;
  /** Shows how many people wait for access. */
  showsAccessRequests?: boolean;
}

/** The links of the side navigation, in order. */
const links: AdminLink[] = [
  { to: adminPaths.admin, label: "Dashboard", shortLabel: "Home", icon: "home", role: "admin" },
  { to: paths.buy, label: "Buy Properties", icon: "list", role: "admin" },
  { to: paths.rent, label: "Rent Properties", icon: "list", role: "admin" },
  { to: adminPaths.addProperty, label: "Add Buy Property", shortLabel: "Add sale", icon: "plus", role: "admin" },
  { to: adminPaths.addRentProperty, label: "Add Rent Property", shortLabel: "Add rent", icon: "plus", role: "admin" },
  {
    to: adminPaths.inbox,
    label: "Contact Submissions",
    shortLabel: "Inbox",
    icon: "inbox",
    role: "admin",
  },
  { to: adminPaths.importExport, label: "Import and export", icon: "swap", role: "admin" },
  { to: adminPaths.settings, label: "Settings", icon: "gear", role: "super_admin" },
  { to: adminPaths.team, label: "Team", icon: "people", role: "super_admin", showsAccessRequests: true },
  { to: adminPaths.audit, label: "Audit", icon: "log", role: "super_admin" },
  { to: adminPaths.privacy, label: "A person's data", icon: "shield", role: "super_admin" },
  { to: paths.account, label: "Your account", icon: "person", role: "admin" },
];

/** Returns the links that a role may see. */
export function adminLinksFor(role: Role): AdminLink[] {
  return links.filter((link) => hasRole(role, link.role));
}
