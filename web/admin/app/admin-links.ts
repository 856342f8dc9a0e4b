import { type AdminRole, hasRole, type Role } from "#contract/accounts/roles.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import type { LineIconName } from "#web/ui/icons/line-icon.tsx";

export interface AdminLink {
  to: string;
  label: string;
  icon: LineIconName;
  /** The query of the view that it opens. */
  opens?: string;
  /** A few words below the label. */
  hint?: string;
  role: AdminRole;
  /** The number shown beside the label. */
  count?: keyof AdminCounts;
  /** Where the *More* sheet of a phone has it. The others are in the bar or behind its *New*. */
  group?: LinkGroup;
  /** Whether it is shown only while its screen is open, which another program or an address opens. */
  onlyOpen?: true;
}

export const linkGroups = ["Customers", "Tools", "Business", "You"] as const;
type LinkGroup = (typeof linkGroups)[number];

/** The inbox opens on what its count counts. */
export const toAnswer = "?unanswered=true";

/** The links of the side navigation, in order. */
const links: AdminLink[] = [
  { to: adminPaths.admin, label: "Dashboard", icon: "home", role: "admin" },
  { to: adminPaths.listings, label: "All listings", icon: "list", role: "admin" },
  { to: `${adminPaths.listings}?show=buy`, label: "Buy Properties", icon: "list", role: "admin" },
  { to: `${adminPaths.listings}?show=rent`, label: "Rent Properties", icon: "list", role: "admin" },
  { to: adminPaths.addProperty, label: "Add Buy Property", icon: "plus", role: "admin" },
  { to: adminPaths.addRentProperty, label: "Add Rent Property", icon: "plus", role: "admin" },
  {
    to: adminPaths.inbox,
    opens: toAnswer,
    label: "Contact Submissions",
    icon: "inbox",
    role: "admin",
    count: "unansweredEnquiries",
  },
  { to: adminPaths.calendar, label: "Calendar", icon: "calendar", role: "admin" },
  { to: adminPaths.outbox, label: "Outbox", icon: "send", role: "admin", onlyOpen: true },
  { to: adminPaths.sharedPhotos, label: "Shared photos", icon: "image", role: "admin", onlyOpen: true },
  { to: adminPaths.people, label: "People", icon: "person", role: "admin", group: "Customers" },
  { to: adminPaths.wants, label: "Wanted", icon: "find", role: "admin", group: "Customers" },
  { to: adminPaths.answers, label: "Answer times", icon: "clock", role: "admin", group: "Tools" },
  { to: adminPaths.closings, label: "Sold and let", icon: "tag", role: "admin", group: "Tools" },
  { to: adminPaths.replyTemplates, label: "Reply templates", icon: "pencil", role: "admin", group: "Tools" },
  { to: adminPaths.importExport, label: "Import and export", icon: "swap", role: "admin", group: "Tools" },
  { to: adminPaths.settings, label: "Settings", icon: "gear", role: "super_admin", group: "Business" },
  {
    to: adminPaths.team,
    label: "Team",
    icon: "people",
    role: "super_admin",
    count: "accessRequests",
    group: "Business",
  },
  { to: adminPaths.audit, label: "Audit", icon: "log", role: "super_admin", group: "Business" },
  { to: adminPaths.privacy, label: "Personal data", icon: "shield", role: "super_admin", group: "Business" },
  { to: adminPaths.account, label: "Your account", icon: "person", role: "admin", group: "You" },
];

/** What a colleague can add: a form, or a screen that opens one because of `?new`. */
const newLinks: AdminLink[] = [
  { to: adminPaths.addProperty, label: "Listing for sale", icon: "home", role: "admin" },
  { to: adminPaths.addRentProperty, label: "Listing for rent", icon: "home", role: "admin" },
  {
    to: `${adminPaths.calendar}?new`,
    label: "Appointment",
    hint: "Book for a caller",
    icon: "calendar",
    role: "admin",
  },
  { to: `${adminPaths.inbox}?new`, label: "Enquiry", hint: "Log a call or visit", icon: "inbox", role: "admin" },
  { to: `${adminPaths.people}?new`, label: "Person", hint: "Client, owner or supplier", icon: "person", role: "admin" },
];

/** Whether a link leads to the current screen or the one above it, and to what its query says, such as only rentals. */
export function isCurrentLink(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ""] = to.split("?");
  const shown = new URLSearchParams(search);
  const isShown = path === pathname || (path !== adminPaths.admin && pathname.startsWith(`${path}/`));
  return isShown && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value);
}

/** Returns the link of the current screen: if several lead to it, the most exact one, such as "Rent Properties". */
export const findCurrentLink = (all: readonly AdminLink[], location: { pathname: string; search: string }) =>
  all.filter(({ to }) => isCurrentLink(to, location)).sort((one, other) => other.to.length - one.to.length)[0];

const allowed = (all: AdminLink[]) => (role: Role) => all.filter((link) => hasRole(role, link.role));

/** Returns the links that a role may see. */
export const adminLinksFor = allowed(links);
export const newLinksFor = allowed(newLinks);
