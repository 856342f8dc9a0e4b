import { type AdminRole, hasRole, type Role } from "#contract/accounts/roles.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import type { LineIconName } from "#web/ui/icons/line-icon.tsx";

export interface AdminLink {
  to: string;
  label: string;
  icon: LineIconName;
  role: AdminRole;
  /** The number shown beside the label. */
  count?: keyof AdminCounts;
  /** Where the bottom bar of a phone has it: in the bar, in its *Add* sheet, or in its *More* sheet if not stated. */
  place?: "bar" | "add";
}

/** The links of the side navigation, in order. */
const links: AdminLink[] = [
  { to: adminPaths.admin, label: "Dashboard", icon: "home", role: "admin", place: "bar" },
  { to: `${adminPaths.listings}?show=buy`, label: "Buy Properties", icon: "list", role: "admin" },
  { to: `${adminPaths.listings}?show=rent`, label: "Rent Properties", icon: "list", role: "admin" },
  { to: adminPaths.addProperty, label: "Add Buy Property", icon: "plus", role: "admin", place: "add" },
  { to: adminPaths.addRentProperty, label: "Add Rent Property", icon: "plus", role: "admin", place: "add" },
  {
    to: adminPaths.inbox,
    label: "Contact Submissions",
    icon: "inbox",
    role: "admin",
    count: "unansweredEnquiries",
    place: "bar",
  },
  { to: adminPaths.calendar, label: "Calendar", icon: "calendar", role: "admin" },
  { to: adminPaths.people, label: "People", icon: "person", role: "admin" },
  { to: adminPaths.wants, label: "Wanted", icon: "list", role: "admin" },
  { to: adminPaths.answers, label: "Answer times", icon: "check", role: "admin" },
  { to: adminPaths.replyTemplates, label: "Reply templates", icon: "pencil", role: "admin" },
  { to: adminPaths.importExport, label: "Import and export", icon: "swap", role: "admin" },
  { to: adminPaths.settings, label: "Settings", icon: "gear", role: "super_admin" },
  { to: adminPaths.team, label: "Team", icon: "people", role: "super_admin", count: "accessRequests" },
  { to: adminPaths.audit, label: "Audit", icon: "log", role: "super_admin" },
  { to: adminPaths.privacy, label: "Personal data", icon: "shield", role: "super_admin" },
  { to: adminPaths.account, label: "Your account", icon: "person", role: "admin" },
];

/** Whether a link leads to the current screen, and to what its query says, such as only rentals. */
export function isCurrentLink(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ""] = to.split("?");
  const shown = new URLSearchParams(search);
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value);
}

/** Returns the links that a role may see. */
export function adminLinksFor(role: Role): AdminLink[] {
  return links.filter((link) => hasRole(role, link.role));
}
