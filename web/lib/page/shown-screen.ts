import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Writes the path and query of the shown screen to `<html data-shown>` once the code of the screen has rendered. Stands beside the
 * screen in its Suspense. Measurements and tests read it.
 */
export function ShownScreen() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.shown = pathname + search;
  }, [pathname, search]);
  return null;
}
