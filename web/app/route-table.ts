import { isDecodable } from "#web/lib/page/match-path.ts";
import { accountPaths } from "#web/lib/page/paths.ts";
import { companyRoutes } from "./routes/company-routes.ts";
import { listingRoutes } from "./routes/listing-routes.ts";
import { createRoute, findRouteIn, type Route } from "./routes/route.ts";
import { serviceRoutes } from "./routes/service-routes.ts";

// Most visitors never open an account or admin screen. Those routes are in separate tables, which these two areas load.
const accountArea = createRoute("", () => import("#web/app/account/account-area.tsx"), "AccountArea", {
  kind: "static",
});
const adminArea = createRoute("", () => import("#web/app/admin/admin-area.tsx"), "AdminArea", { kind: "shell" });

export const notFoundRoute = createRoute("/*", () => import("#web/routes/not-found.tsx"), "NotFound");

/** All pages of the site, with one entry for each account path and for the admin area. */
export const routeTable: Route[] = [
  ...listingRoutes,
  ...serviceRoutes,
  ...companyRoutes,
  ...Object.values(accountPaths).map((path) => ({ ...accountArea, path })),
  ...["/admin/*", "/add-property", "/add-rent-property"].map((path) => ({ ...adminArea, path })),
  notFoundRoute,
];

/** Returns the route of a path; `notFoundRoute` when no other matches, or when the path's encoding is malformed. */
export function findRoute(pathname: string): Route {
  return (isDecodable(pathname) && findRouteIn(routeTable, pathname)) || notFoundRoute;
}
