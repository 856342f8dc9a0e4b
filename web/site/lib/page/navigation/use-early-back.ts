import { use, useEffect, useState } from "react";

declare global {
  interface Window {
    /** Set by web/site/server/head-script.ts. Loads the page of the new URL if Back was pressed before hydration. */
    reloadOnEarlyBack?: (() => boolean) | undefined;
  }
}

const never = new Promise<never>(() => undefined);
const reloadIfGoneBack = () => !import.meta.env.SSR && (window.reloadOnEarlyBack?.() ?? false);

/**
 * Keeps the server's HTML if Back was pressed before hydration, because the browser then loads the page of the new URL.
 * Call in the component that reads the URL. From its first effect on, the router listens to Back itself.
 */
export function useEarlyBack(): void {
  const [isLeaving] = useState(reloadIfGoneBack);
  if (isLeaving) use(never);
  useEffect(() => {
    if (!window.reloadOnEarlyBack) return;
    removeEventListener("popstate", window.reloadOnEarlyBack);
    window.reloadOnEarlyBack = undefined;
  }, []);
}
