import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useEarlyBack } from "#web/lib/page/navigation/use-early-back.ts";
import { interactiveMark } from "#web/lib/visits/interactive-mark.ts";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { VisitorLayout } from "./layouts/visitor-layout.tsx";
import { findRoute } from "./route-table.ts";

/** The page of the current URL, in the visitors' layout unless it has its own. */
export function Router() {
  const { pathname } = useLocation();
  useEarlyBack();
  useEffect(() => void performance.mark(interactiveMark), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => {
    if (navigator.onLine && !document.getElementById("offline")) return;
    import("./offline-strip.ts").then(({ updateOfflineStrip }) => updateOfflineStrip()).catch(() => undefined);
  }, [pathname]);
  const { Screen, kind } = findRoute(pathname);
  const hasOwnLayout = kind === "shell";
  const page = (
    // The admin area keeps its layout while the URL changes.
    <ErrorBoundary key={hasOwnLayout ? kind : pathname}>
      <Suspense fallback={<p className="wrap py-12 text-ink2">Loading...</p>}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return <ErrorBoundary>{hasOwnLayout ? page : <VisitorLayout>{page}</VisitorLayout>}</ErrorBoundary>;
}
