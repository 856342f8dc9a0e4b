import { matchRoutes, type RouteMatch } from "react-router-dom";
import { isReadablePath } from "#web/site/lib/page/is-readable-path.ts";
import { accountRoutes } from "./account-routes.ts";
import { companyRoutes } from "./company-routes.ts";
import { createRoute, type PageRoute } from "./create-route.tsx";
import { listingRoutes } from "./listing-routes.ts";
import { serviceRoutes } from "./service-routes.ts";

export const notFoundRoute = createRoute("*", () => import("#web/site/routes/not-found.tsx"), "NotFound");

/** The pages in the visitors' layout. */
export const visitorRoutes: PageRoute[] = [
  ...listingRoutes,
  ...serviceRoutes,
  ...companyRoutes,
  ...accountRoutes,
  notFoundRoute,
];

// The admin area has a table of its own, so that visitors do not download the names of its files (3.5 kB).
const adminArea = createRoute("/admin/*", () => import("#web/admin/app/admin-area.tsx"), "AdminArea", {
  kind: "shell",
});

/** The pages in the layout of the admin area. */
export const adminAreaRoutes: PageRoute[] = [adminArea.path, "/add-property", "/add-rent-property"].map((path) => ({
  ...adminArea,
  path,
}));

/** All pages of the site, with one route for each group of admin screens. */
export const routeTable: PageRoute[] = [...visitorRoutes, ...adminAreaRoutes];

/** Returns the route of a path; `notFoundRoute` when no other matches, or when the path is not readable. */
export function findRoute(pathname: string): PageRoute {
  return matchPage(pathname)?.route ?? notFoundRoute;
}

/** Returns the route of a path with the decoded parts of the path; undefined when the path is not readable. */
export function matchPage(pathname: string): RouteMatch<string, PageRoute> | undefined {
  return isReadablePath(pathname) ? matchRoutes(routeTable, pathname)?.[0] : undefined;
}
