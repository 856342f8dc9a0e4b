import { expect, it } from "vitest";
import { resetPasswordPath, verifyEmailPath } from "#contract/accounts/account-limits.ts";
import { adminRoutes } from "#web/admin/app/admin-routes.ts";
import { accountPaths } from "#web/lib/page/paths.ts";
import { accountRoutes } from "#web/site/app/routes/account-routes.ts";
import { findRoute } from "#web/site/app/routes/route-table.ts";

it("every account path has a screen, and every account screen a path", () => {
  expect(accountRoutes.map(({ path }) => path).toSorted()).toEqual(Object.values(accountPaths).toSorted());
});

it("the mailed links open the screens for them", () => {
  expect([accountPaths.resetPassword, accountPaths.verifyEmail]).toEqual([resetPasswordPath, verifyEmailPath]);
});

it.each(adminRoutes)("$path is a page of the admin area with a role", (route) => {
  expect(findRoute(route.path).handle.kind).toBe("shell");
  expect(route.handle).toMatchObject({ kind: "shell", role: expect.any(String) });
});

it.each([
  ["/Rent", "/rent"],
  ["/rent/", "/rent"],
  ["/property/a%2Fb", "/property/:id"],
  ["/health/1/2", "/health/*"],
  ["/admin", "/admin/*"],
  ["/admin/login", "/admin/login"],
  ["/rental", "*"],
  ["/property/%E0%A4%A", "*"],
  ["/admin/%", "*"],
  ["/health/a%0Ab", "*"],
  ["/rent/a%E2%80%A8b", "*"],
])("%s is a page of the route %s", (pathname, path) => {
  expect(findRoute(pathname).path).toBe(path);
});
