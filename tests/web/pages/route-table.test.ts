import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { resetPasswordPath } from "#contract/accounts/account-limits.ts";
import { accountRoutes } from "#web/app/account/account-routes.ts";
import { adminRoutes } from "#web/app/admin/admin-routes.ts";
import { findRoute, routeTable } from "#web/app/route-table.ts";
import { accountPaths } from "#web/lib/page/paths.ts";

const workerFirst: string[] = JSON.parse(
  /^run_worker_first = (\[[^\]]*\])/m
    .exec(readFileSync(join(import.meta.dirname, "../../../wrangler.toml"), "utf8"))?.[1]
    ?.replace(/,\s*\]/, "]") ?? "[]",
);

it("the worker runs first for every page that it renders or completes", () => {
  const pages = routeTable.filter(({ kind, path }) => kind !== "shell" && path !== "/*");
  const patterns = pages.map(({ path }) => path.replace(/:\w+$/, "*"));
  expect(workerFirst.toSorted()).toEqual(
    [...new Set([...patterns, "/api/*", "/images/*", "/manifest.webmanifest"])].toSorted(),
  );
});

it("every account path has a screen, and every account screen a path", () => {
  expect(accountRoutes.map(({ path }) => path).toSorted()).toEqual(Object.values(accountPaths).toSorted());
});

it("the links that reset a password open the screen for it", () => {
  expect(accountPaths.resetPassword).toBe(resetPasswordPath);
});

it.each(adminRoutes)("$path is a page of the admin area with a role", ({ path, role }) => {
  expect(findRoute(path).kind).toBe("shell");
  expect(role).toBeDefined();
});

it.each([
  ["/Rent", "/rent"],
  ["/rent/", "/rent"],
  ["/property/a%2Fb", "/property/:id"],
  ["/health/1/2", "/health/*"],
  ["/admin", "/admin/*"],
  ["/admin/login", "/admin/login"],
  ["/rental", "/*"],
])("%s is a page of the route %s", (pathname, path) => {
  expect(findRoute(pathname).path).toBe(path);
});
