import { Suspense } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { VisitorLayout } from "../layouts/visitor-layout.tsx";
import { adminAreaRoutes, findRoute, visitorRoutes } from "./route-table.ts";

/** Loads the code of the page of a path. Rejects if it cannot be loaded. */
export const preloadPage = (pathname: string): Promise<unknown> => findRoute(pathname).handle.preload();

/** All pages, in the layout of the visitors or of the admin area. */
export const siteRoutes: RouteObject[] = [
  { element: <VisitorLayout preloadPage={preloadPage} />, children: visitorRoutes },
  {
    element: (
      <ErrorBoundary>
        <Suspense fallback={<p className="wrap py-12 text-ink2">Loading...</p>}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    ),
    children: adminAreaRoutes,
  },
];
