import { adminPaths } from "#contract/site/admin-paths.ts";
import { paths, withQuery } from "../page/paths.ts";

/** A path of this site: `//host` and `/\host` would lead to another one. */
const sitePath = /^\/(?![/\\])/;
const paramName = "next";

/** Whether a page asks to log out. A login never leads back to it. */
const isLogOut = (path: string) => path.split(/[?#]/)[0] === adminPaths.logOut;

/** Returns the page to open after signing in: `?next=`, unless it leads to another site or out of the session. */
export function readReturnPath(params: URLSearchParams): string | undefined {
  const target = params.get(paramName) ?? "";
  if (!sitePath.test(target)) return undefined;
  // Browsers drop line breaks and resolve dots, so the parsed result is checked as well.
  const { host, pathname, search, hash } = new URL(target, "http://site");
  const isPage = host === "site" && sitePath.test(pathname) && !isLogOut(pathname);
  return isPage ? pathname + search + hash : undefined;
}

/** Returns the path of a sign-in page that continues to `returnPath` afterwards. */
export function signInPath(page: string, returnPath: string | undefined): string {
  return withQuery(page, new URLSearchParams(returnPath && !isLogOut(returnPath) ? { [paramName]: returnPath } : {}));
}

/** Where a super admin sets up the second step before using the admin area. */
export const secondStepPath = `${paths.account}#second-step`;

/** Returns the page that opens after signing in if no other page was requested. */
export function homePathFor(role: string): string {
  return role === "user" ? paths.home : adminPaths.admin;
}
