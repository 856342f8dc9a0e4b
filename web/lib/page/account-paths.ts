import { resetPasswordPath } from "#contract/accounts/account-limits.ts";
import { paths, withQuery } from "./paths.ts";

/** The pages of accounts and of the staff; visitors' pages name only login, sign-up and account. */
export const accountPaths = {
  adminLogin: "/admin/login",
  adminRegister: "/admin/register",
  reset: resetPasswordPath,
  admin: "/admin",
  team: "/admin/team",
  submissions: "/admin/contact-submissions",
  settings: "/admin/settings",
  table: "/admin/import",
  audit: "/admin/audit",
  person: "/admin/privacy",
  addProperty: "/add-property",
  addRentProperty: "/add-rent-property",
} as const;

/** A path of this site and nothing else (ruling 19). */
const ownPath = /^\/(?![/\\])/;
const next = "next";

/** The page that sent a person to sign in: `?next=`, if it is one of this site. */
export function readReturnPath(params: URLSearchParams): string | undefined {
  const wanted = params.get(next) ?? "";
  if (!ownPath.test(wanted)) return undefined;
  // As the browser reads it: it leaves out line breaks and resolves dots, and the result has to be ours as well.
  const { host, pathname, search, hash } = new URL(wanted, "http://site");
  return host === "site" && ownPath.test(pathname) ? pathname + search + hash : undefined;
}

/** A page of signing in that leads back to a path afterwards. */
export function signInPath(page: string, back: string | undefined): string {
  return withQuery(page, new URLSearchParams(back ? { [next]: back } : {}));
}

/** Where a person goes after signing in (ruling 19). */
export function homePathFor(role: string): string {
  return role === "user" ? paths.home : accountPaths.admin;
}
