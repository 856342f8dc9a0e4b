import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { AdminRole } from "#contract/accounts/roles.ts";
import { adminPaths, personPath, windowCardPath } from "#contract/site/admin-paths.ts";
import { loadCode } from "#web/lib/page/lazy/load-code.ts";
import { paths } from "#web/lib/page/paths.ts";
import { OtherProgram } from "#web/ui/other-program.tsx";
import { AdminArea } from "./admin-area.tsx";
import { MissingScreen } from "./missing-screen.tsx";
import type { ScreenHandle } from "./screen-handle.ts";
import { FailedScreen, LoadingScreen } from "./screen-states.tsx";

type ScreenRoute = RouteObject & { path: string; handle: ScreenHandle };

/** Returns the route of a screen, whose code loads when it is opened. */
function createScreen<Name extends string>(
  path: string,
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  { role = "admin" }: { role?: AdminRole } = {},
): ScreenRoute {
  return { path, handle: { role }, lazy: async () => ({ Component: (await loadCode(load))[name] }) };
}

/** The admin screens. If a new one belongs in the navigation, add it to admin-links.ts as well. */
export const screens: readonly ScreenRoute[] = [
  createScreen(adminPaths.admin, () => import("#web/admin/routes/dashboard.tsx"), "Dashboard"),
  createScreen(adminPaths.listings, () => import("#web/admin/routes/listings.tsx"), "AdminListings"),
  createScreen(windowCardPath(":uuid"), () => import("#web/admin/routes/window-card.tsx"), "PrintWindowCard"),
  createScreen(adminPaths.addProperty, () => import("#web/admin/routes/add-property.tsx"), "AddProperty"),
  createScreen(adminPaths.addRentProperty, () => import("#web/admin/routes/add-rent-property.tsx"), "AddRentProperty"),
  createScreen(adminPaths.inbox, () => import("#web/admin/routes/inbox.tsx"), "Inbox"),
  createScreen(adminPaths.calendar, () => import("#web/admin/routes/calendar.tsx"), "Calendar"),
  createScreen(
    adminPaths.calendarSettings,
    () => import("#web/admin/routes/calendar-settings.tsx"),
    "CalendarSettings",
  ),
  createScreen(adminPaths.people, () => import("#web/admin/routes/people.tsx"), "People"),
  createScreen(personPath(":id"), () => import("#web/admin/routes/person.tsx"), "Person"),
  createScreen(adminPaths.wants, () => import("#web/admin/routes/wants.tsx"), "Wants"),
  createScreen(adminPaths.answers, () => import("#web/admin/routes/stats/answers.tsx"), "Answers"),
  createScreen(adminPaths.closings, () => import("#web/admin/routes/stats/closings.tsx"), "Closings"),
  createScreen(adminPaths.replyTemplates, () => import("#web/admin/routes/reply-templates.tsx"), "ReplyTemplates"),
  createScreen(adminPaths.importExport, () => import("#web/admin/routes/import-export.tsx"), "ImportExport"),
  createScreen(adminPaths.settings, () => import("#web/admin/routes/settings.tsx"), "Settings", {
    role: "super_admin",
  }),
  createScreen(adminPaths.audit, () => import("#web/admin/routes/audit.tsx"), "Audit", { role: "super_admin" }),
  createScreen(adminPaths.privacy, () => import("#web/admin/routes/privacy.tsx"), "AdminPrivacy", {
    role: "super_admin",
  }),
  createScreen(adminPaths.outbox, () => import("#web/admin/routes/outbox.tsx"), "Outbox"),
  createScreen(adminPaths.sharedPhotos, () => import("#web/admin/routes/shared-photos.tsx"), "SharedPhotos"),
  createScreen(adminPaths.account, () => import("#web/admin/routes/account/account.tsx"), "Account"),
  createScreen(adminPaths.logOut, () => import("#web/admin/routes/account/log-out.tsx"), "LogOut"),
  createScreen(adminPaths.team, () => import("#web/admin/routes/team.tsx"), "Team", { role: "super_admin" }),
];

const missing: ScreenHandle = { role: "admin" };

/** The routes of the admin area. Every other path belongs to the site, whose page the browser loads. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminArea,
    HydrateFallback: LoadingScreen,
    children: [
      {
        ErrorBoundary: FailedScreen,
        children: [...screens, { path: `${adminPaths.admin}/*`, handle: missing, Component: MissingScreen }],
      },
    ],
  },
  ...[paths.adminLogin, paths.adminRegister, "*"].map((path) => ({
    path,
    element: (
      <OtherProgram>
        <LoadingScreen />
      </OtherProgram>
    ),
  })),
];
