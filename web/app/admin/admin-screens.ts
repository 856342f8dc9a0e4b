import { matchPath } from "react-router-dom";
import type { AdminRole } from "#contract/accounts/roles.ts";
import { accountPaths } from "#web/lib/page/account-paths.ts";
import { createNamedScreen, type NamedScreen } from "#web/lib/page/lazy-screen.tsx";

interface AdminScreen extends NamedScreen {
  path: string;
  /** Whom it is for; super admins may see all. */
  role: AdminRole;
}

const dashboard = createNamedScreen("routes/admin/dashboard.tsx", () =>
  import("#web/routes/admin/dashboard.tsx").then((m) => m.Dashboard),
);
const addProperty = createNamedScreen("routes/admin/add-property.tsx", () =>
  import("#web/routes/admin/add-property.tsx").then((m) => m.AddProperty),
);
const addRentProperty = createNamedScreen("routes/admin/add-rent-property.tsx", () =>
  import("#web/routes/admin/add-rent-property.tsx").then((m) => m.AddRentProperty),
);
const submissions = createNamedScreen("routes/admin/inbox.tsx", () =>
  import("#web/routes/admin/inbox.tsx").then((m) => m.Inbox),
);
const settings = createNamedScreen("routes/admin/settings.tsx", () =>
  import("#web/routes/admin/settings.tsx").then((m) => m.Settings),
);
const table = createNamedScreen("routes/admin/import-export.tsx", () =>
  import("#web/routes/admin/import-export.tsx").then((m) => m.ImportExport),
);
const audit = createNamedScreen("routes/admin/audit.tsx", () =>
  import("#web/routes/admin/audit.tsx").then((m) => m.Audit),
);
const person = createNamedScreen("routes/admin/privacy.tsx", () =>
  import("#web/routes/admin/privacy.tsx").then((m) => m.AdminPrivacy),
);
const team = createNamedScreen("routes/admin/team.tsx", () => import("#web/routes/admin/team.tsx").then((m) => m.Team));

/** The staff's screens: a new one is a line here and, if it belongs there, one in admin-links.ts. */
const adminScreens: AdminScreen[] = [
  { path: accountPaths.admin, role: "admin", ...dashboard },
  { path: accountPaths.addProperty, role: "admin", ...addProperty },
  { path: accountPaths.addRentProperty, role: "admin", ...addRentProperty },
  { path: accountPaths.submissions, role: "admin", ...submissions },
  { path: accountPaths.settings, role: "super_admin", ...settings },
  { path: accountPaths.table, role: "admin", ...table },
  { path: accountPaths.audit, role: "super_admin", ...audit },
  { path: accountPaths.person, role: "super_admin", ...person },
  { path: accountPaths.team, role: "super_admin", ...team },
];

/** The staff's screen of a path; undefined when there is none. */
export function findAdminScreen(pathname: string): AdminScreen | undefined {
  return adminScreens.find(({ path }) => matchPath(path, pathname));
}
