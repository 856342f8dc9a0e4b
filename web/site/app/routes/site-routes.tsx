import type { RouteObject } from "react-router-dom";
import { OtherProgram } from "#web/ui/other-program.tsx";
import { VisitorLayout } from "../layouts/visitor-layout.tsx";
import { adminAreaPaths, findRoute, notFoundRoute, routeTable } from "./route-table.ts";

/** Loads the code of the page of a path. Rejects if it cannot be loaded. */
export const preloadPage = (pathname: string): Promise<unknown> => findRoute(pathname).handle.preload();

const adminArea = adminAreaPaths.map((path) => ({
  path,
  element: <OtherProgram>{notFoundRoute.element}</OtherProgram>,
}));

/** All pages, in the layout of the site. */
export const siteRoutes: RouteObject[] = [
  { element: <VisitorLayout preloadPage={preloadPage} />, children: [...routeTable, ...adminArea] },
];
