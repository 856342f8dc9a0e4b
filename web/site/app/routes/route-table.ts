import { matchRoutes, type RouteMatch } from "react-router-dom";
import { isReadablePath } from "#web/lib/page/is-readable-path.ts";
import { accountRoutes } from "./account-routes.ts";
import { companyRoutes } from "./company-routes.ts";
import { createRoute, type PageRoute } from "./create-route.tsx";
import { listingRoutes } from "./listing-routes.ts";
import { serviceRoutes } from "./service-routes.ts";

export const notFoundRoute = createRoute("*", () => import("#web/site/routes/not-found.tsx"), "NotFound");

/** All pages of the site. */
export const routeTable: PageRoute[] = [
  ...listingRoutes,
  ...serviceRoutes,
  ...companyRoutes,
  ...accountRoutes,
  notFoundRoute,
];

/** The paths of the admin area, which is a program of its own. */
export const adminAreaPaths = ["/admin/*", "/add-property", "/add-rent-property"];

/** Returns the route of a path; `notFoundRoute` when no other matches, or when the path is not readable. */
export function findRoute(pathname: string): PageRoute {
  return matchPage(pathname)?.route ?? notFoundRoute;
}

/** Returns the route of a path with the decoded parts of the path; undefined when the path is not readable. */
export function matchPage(pathname: string): RouteMatch<string, PageRoute> | undefined {
  return isReadablePath(pathname) ? matchRoutes(routeTable, pathname)?.[0] : undefined;
}
