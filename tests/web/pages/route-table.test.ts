import { expect, it } from "vitest";
import { resetPasswordPath, verifyEmailPath } from "#contract/accounts/account-limits.ts";
import { adminPatterns } from "#contract/site/admin-paths.ts";
import { screens } from "#web/admin/app/admin-routes.tsx";
import { accountPaths } from "#web/lib/page/paths.ts";
import { accountRoutes } from "#web/site/app/routes/account-routes.ts";
import { findRoute } from "#web/site/app/routes/route-table.ts";

it("every account path has a screen, and every account screen a path", () =>
  expect(accountRoutes.map(({ path }) => path).toSorted()).toEqual(Object.values(accountPaths).toSorted()));

it("the mailed links open the screens for them", () =>
  expect([accountPaths.resetPassword, accountPaths.verifyEmail]).toEqual([resetPasswordPath, verifyEmailPath]));

it("the worker serves the document of the admin area for each of its screens", () => {
  const paths = screens.map(({ path }) => path);
  expect(adminPatterns.toSorted()).toEqual(paths.flatMap((path) => [path, `${path}/`]).toSorted());
});

it.each([
  ["/Rent", "/rent"],
  ["/rent/", "/rent"],
  ["/property/a%2Fb", "/property/:id"],
  ["/health/1/2", "/health/*"],
  ["/admin", "*"],
  ["/admin/login", "/admin/login"],
  ["/rental", "*"],
  ["/property/%E0%A4%A", "*"],
  ["/admin/%", "*"],
  ["/health/a%0Ab", "*"],
  ["/rent/a%E2%80%A8b", "*"],
])("%s is a page of the route %s", (pathname, path) => expect(findRoute(pathname).path).toBe(path));
