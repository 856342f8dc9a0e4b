import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Writes the path and query of the shown screen to `<html data-shown>` once the code of the screen has rendered. Stands around the
 * screen in its Suspense. Measurements and tests read it.
 */
export function ShownScreen({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.shown = pathname + search;
  }, [pathname, search]);
  return children;
}
