declare global {
  interface Window {
    /** Set by web/head-script.ts. Loads the page of the new URL if Back was pressed before hydration. */
    reloadOnEarlyBack?: () => boolean;
  }
}

/** Returns whether Back was pressed before hydration. Then the browser loads another page, and this one must not start. */
export const hasGoneBackEarly = () => window.reloadOnEarlyBack?.() ?? false;

/** Call when the router listens to Back and Forward. */
export function stopReloadingOnBack(): void {
  if (window.reloadOnEarlyBack) removeEventListener("popstate", window.reloadOnEarlyBack);
}
