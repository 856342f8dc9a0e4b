import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { VisitorLayout } from "./layouts/visitor-layout.tsx";
import { findRoute } from "./route-table.ts";

/** The page of the present address inside the site's frame. */
export function Router() {
  const { pathname } = useLocation();
  const { Screen, file, isFramed } = findRoute(pathname);
  const page = (
    <ErrorBoundary key={isFramed ? file : pathname}>
      <Suspense fallback={<p className="wrap py-12 text-ink2">Loading...</p>}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return isFramed ? page : <VisitorLayout>{page}</VisitorLayout>;
}
