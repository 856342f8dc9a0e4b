import { sharedPhotosPath } from "#contract/site/shared-photos-path.ts";
import { paths } from "./paths.ts";

/** Paths of the admin screens. They are separate from `paths` so that visitors do not download them. */
export const adminPaths = {
  admin: paths.admin,
  team: "/admin/team",
  listings: "/admin/listings",
  inbox: "/admin/contact-submissions",
  calendar: "/admin/calendar",
  calendarSettings: "/admin/calendar/settings",
  people: "/admin/people",
  answers: "/admin/answers",
  replyTemplates: "/admin/reply-templates",
  settings: "/admin/settings",
  importExport: "/admin/import",
  audit: "/admin/audit",
  privacy: "/admin/privacy",
  outbox: "/admin/outbox",
  account: "/admin/account",
  logOut: "/admin/log-out",
  sharedPhotos: sharedPhotosPath,
  addProperty: "/add-property",
  addRentProperty: "/add-rent-property",
} as const;

/** The path of a person's page. */
export const personPath = (id: string): string => `${adminPaths.people}/${id}`;

/** The path of the screen that prints a listing. */
export const windowCardPath = (uuid: string): string => `${adminPaths.listings}/${uuid}/window-card`;
