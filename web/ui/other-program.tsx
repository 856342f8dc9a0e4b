import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { Elements } from "#web/lib/page/elements.ts";

/** The path for which the browser loaded this document. Undefined on the server. */
const documentPath = import.meta.env.SSR ? undefined : location.pathname;

/**
 * The screen of a path that belongs to the other program: the admin area for the site, the site for the admin area. The
 * browser loads its document; the history entry and its state stay.
 * @param children what is shown if the document of the path itself was loaded, so that it cannot be loaded again and again
 */
export function OtherProgram({ children }: { children: Elements }) {
  const { pathname } = useLocation();
  const isElsewhere = documentPath !== undefined && pathname !== documentPath;
  useEffect(() => {
    if (!isElsewhere) return;
    import("./feedback/toast.tsx").then(({ keepToast }) => keepToast()).finally(() => location.reload());
  }, [isElsewhere]);
  return isElsewhere ? null : children;
}
