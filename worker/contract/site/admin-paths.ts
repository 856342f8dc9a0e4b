import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { sharedPhotosPath } from "./shared-photos-path.ts";

/** Paths of the admin screens. Not in the web app's `paths`, so that visitors do not download them. */
export const adminPaths = {
  admin: "/admin",
  team: "/admin/team",
  listings: "/admin/listings",
  inbox: "/admin/contact-submissions",
  calendar: "/admin/calendar",
  calendarSettings: "/admin/calendar/settings",
  people: "/admin/people",
  wants: "/admin/wants",
  answers: "/admin/answers",
  closings: "/admin/closings",
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

/** The path of the form of a new listing, empty or filled in like another one. */
export function addListingPath(kind: PropertyKind, copiedUuid?: string): string {
  const path = kind === "rent" ? adminPaths.addRentProperty : adminPaths.addProperty;
  return copiedUuid ? `${path}?copy=${copiedUuid}` : path;
}

/** The path of the screen that prints a listing. */
export const windowCardPath = (uuid: string): string => `${adminPaths.listings}/${uuid}/window-card`;

/** The paths of all admin screens as a router writes them: `:name` is one part. People also type a slash at the end. */
export const adminPatterns: readonly string[] = [
  ...Object.values(adminPaths),
  `${adminPaths.people}/:id`,
  `${adminPaths.listings}/:uuid/window-card`,
].flatMap((path) => [path, `${path}/`]);
