import { adminPaths, personPath, windowCardPath } from "#web/lib/page/admin-paths.ts";
import { createRoute } from "./create-route.tsx";

/** The admin screens. If a new one belongs in the navigation, add it to admin-links.ts as well. */
export const adminRoutes = [
  createRoute(adminPaths.admin, () => import("#web/routes/admin/dashboard.tsx"), "Dashboard", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.listings, () => import("#web/routes/admin/listings.tsx"), "AdminListings", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(windowCardPath(":uuid"), () => import("#web/routes/admin/window-card.tsx"), "PrintWindowCard", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.addProperty, () => import("#web/routes/admin/add-property.tsx"), "AddProperty", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.addRentProperty, () => import("#web/routes/admin/add-rent-property.tsx"), "AddRentProperty", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.inbox, () => import("#web/routes/admin/inbox.tsx"), "Inbox", { kind: "shell", role: "admin" }),
  createRoute(adminPaths.calendar, () => import("#web/routes/admin/calendar.tsx"), "Calendar", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(
    adminPaths.calendarSettings,
    () => import("#web/routes/admin/calendar-settings.tsx"),
    "CalendarSettings",
    {
      kind: "shell",
      role: "admin",
    },
  ),
  createRoute(adminPaths.people, () => import("#web/routes/admin/people.tsx"), "People", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(personPath(":id"), () => import("#web/routes/admin/person.tsx"), "Person", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.answers, () => import("#web/routes/admin/answers.tsx"), "Answers", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.replyTemplates, () => import("#web/routes/admin/reply-templates.tsx"), "ReplyTemplates", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.importExport, () => import("#web/routes/admin/import-export.tsx"), "ImportExport", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.settings, () => import("#web/routes/admin/settings.tsx"), "Settings", {
    kind: "shell",
    role: "super_admin",
  }),
  createRoute(adminPaths.audit, () => import("#web/routes/admin/audit.tsx"), "Audit", {
    kind: "shell",
    role: "super_admin",
  }),
  createRoute(adminPaths.privacy, () => import("#web/routes/admin/privacy.tsx"), "AdminPrivacy", {
    kind: "shell",
    role: "super_admin",
  }),
  createRoute(adminPaths.outbox, () => import("#web/routes/admin/outbox.tsx"), "Outbox", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.sharedPhotos, () => import("#web/routes/admin/shared-photos.tsx"), "SharedPhotos", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.account, () => import("#web/routes/account/account.tsx"), "Account", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.logOut, () => import("#web/routes/admin/log-out.tsx"), "LogOut", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.team, () => import("#web/routes/admin/team.tsx"), "Team", {
    kind: "shell",
    role: "super_admin",
  }),
];
