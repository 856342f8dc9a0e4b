import { useEffect } from "react";
import { type RouteObject, useLocation, useRoutes } from "react-router-dom";
import { isReadablePath } from "#web/lib/page/is-readable-path.ts";
import { useEarlyBack } from "#web/site/lib/page/navigation/use-early-back.ts";
import { interactiveMark } from "#web/site/lib/visits/interactive-mark.ts";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";

/** The page of the current URL, in the layout of the visitors or of the admin area. */
export function Router({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  useEarlyBack();
  useEffect(() => void performance.mark(interactiveMark), []);
  // React Router would show a malformed path as the page of a home or a professional, and one with a line break as an empty page.
  const page = useRoutes(routes, isReadablePath(pathname) ? undefined : "/not-found");
  return (
    <>
      <ErrorBoundary>{page}</ErrorBoundary>
      <OfflineStrip key={pathname} />
    </>
  );
}

/** Updates the strip above the page. Mounted again after each navigation. */
function OfflineStrip() {
  useEffect(() => {
    if (navigator.onLine && !document.getElementById("offline")) return;
    import("#web/lib/offline/offline-strip.ts")
      .then(({ updateOfflineStrip }) => updateOfflineStrip())
      .catch(() => undefined);
  }, []);
  return null;
}
