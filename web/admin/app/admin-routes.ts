import { adminPaths, personPath, windowCardPath } from "#web/lib/page/admin-paths.ts";
import { createRoute } from "#web/site/app/routes/create-route.tsx";

/** The admin screens. If a new one belongs in the navigation, add it to admin-links.ts as well. */
export const adminRoutes = [
  createRoute(adminPaths.admin, () => import("#web/admin/routes/dashboard.tsx"), "Dashboard", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.listings, () => import("#web/admin/routes/listings.tsx"), "AdminListings", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(windowCardPath(":uuid"), () => import("#web/admin/routes/window-card.tsx"), "PrintWindowCard", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.addProperty, () => import("#web/admin/routes/add-property.tsx"), "AddProperty", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.addRentProperty, () => import("#web/admin/routes/add-rent-property.tsx"), "AddRentProperty", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.inbox, () => import("#web/admin/routes/inbox.tsx"), "Inbox", { kind: "shell", role: "admin" }),
  createRoute(adminPaths.calendar, () => import("#web/admin/routes/calendar.tsx"), "Calendar", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(
    adminPaths.calendarSettings,
    () => import("#web/admin/routes/calendar-settings.tsx"),
    "CalendarSettings",
    {
      kind: "shell",
      role: "admin",
    },
  ),
  createRoute(adminPaths.people, () => import("#web/admin/routes/people.tsx"), "People", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(personPath(":id"), () => import("#web/admin/routes/person.tsx"), "Person", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.answers, () => import("#web/admin/routes/answers.tsx"), "Answers", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.replyTemplates, () => import("#web/admin/routes/reply-templates.tsx"), "ReplyTemplates", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.importExport, () => import("#web/admin/routes/import-export.tsx"), "ImportExport", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.settings, () => import("#web/admin/routes/settings.tsx"), "Settings", {
    kind: "shell",
    role: "super_admin",
  }),
  createRoute(adminPaths.audit, () => import("#web/admin/routes/audit.tsx"), "Audit", {
    kind: "shell",
    role: "super_admin",
  }),
  createRoute(adminPaths.privacy, () => import("#web/admin/routes/privacy.tsx"), "AdminPrivacy", {
    kind: "shell",
    role: "super_admin",
  }),
  createRoute(adminPaths.outbox, () => import("#web/admin/routes/outbox.tsx"), "Outbox", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.sharedPhotos, () => import("#web/admin/routes/shared-photos.tsx"), "SharedPhotos", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.account, () => import("#web/site/routes/account/account.tsx"), "Account", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.logOut, () => import("#web/admin/routes/log-out.tsx"), "LogOut", {
    kind: "shell",
    role: "admin",
  }),
  createRoute(adminPaths.team, () => import("#web/admin/routes/team.tsx"), "Team", {
    kind: "shell",
    role: "super_admin",
  }),
];
