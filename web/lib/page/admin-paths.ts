import { paths } from "./paths.ts";

/** Paths of the admin screens. They are separate from `paths` so that visitors do not download them. */
export const adminPaths = {
  admin: paths.admin,
  team: "/admin/team",
  listings: "/admin/listings",
  inbox: "/admin/contact-submissions",
  settings: "/admin/settings",
  importExport: "/admin/import",
  audit: "/admin/audit",
  privacy: "/admin/privacy",
  account: "/admin/account",
  logOut: "/admin/log-out",
  addProperty: "/add-property",
  addRentProperty: "/add-rent-property",
} as const;
