import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { createRoute } from "../routes/route.ts";

/** The admin screens. If a new one belongs in the navigation, add it to admin-links.ts as well. */
export const adminRoutes = [
  createRoute(adminPaths.admin, () => import("#web/routes/admin/dashboard.tsx"), "Dashboard", { role: "admin" }),
  createRoute(adminPaths.listings, () => import("#web/routes/admin/listings.tsx"), "AdminListings", { role: "admin" }),
  createRoute(adminPaths.addProperty, () => import("#web/routes/admin/add-property.tsx"), "AddProperty", {
    role: "admin",
  }),
  createRoute(adminPaths.addRentProperty, () => import("#web/routes/admin/add-rent-property.tsx"), "AddRentProperty", {
    role: "admin",
  }),
  createRoute(adminPaths.inbox, () => import("#web/routes/admin/inbox.tsx"), "Inbox", { role: "admin" }),
  createRoute(adminPaths.importExport, () => import("#web/routes/admin/import-export.tsx"), "ImportExport", {
    role: "admin",
  }),
  createRoute(adminPaths.settings, () => import("#web/routes/admin/settings.tsx"), "Settings", {
    role: "super_admin",
  }),
  createRoute(adminPaths.audit, () => import("#web/routes/admin/audit.tsx"), "Audit", { role: "super_admin" }),
  createRoute(adminPaths.privacy, () => import("#web/routes/admin/privacy.tsx"), "AdminPrivacy", {
    role: "super_admin",
  }),
  createRoute(adminPaths.account, () => import("#web/routes/account/account.tsx"), "Account", { role: "admin" }),
  createRoute(adminPaths.logOut, () => import("#web/routes/admin/log-out.tsx"), "LogOut", { role: "admin" }),
  createRoute(adminPaths.team, () => import("#web/routes/admin/team.tsx"), "Team", { role: "super_admin" }),
];
