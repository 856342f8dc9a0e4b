import { useEffect, useRef, useState } from "react";

/** Where somebody was about to go when they were asked. */
export interface LeaveAttempt {
  /** A path of this site; with none, where the form was opened from. */
  path?: string;
  /** An entry of the browser's history, by its key. */
  entry?: string;
}

/**
 * Asks before a form with something in it is left by a link of this page or by the browser's Back, where the browser lets
 * a page ask, and lets the browser ask before it is closed while something is still being sent.
 * @param onLeave leaves for a path, or with none for where the form was opened from
 */
export function useLeaveGuard(isDirty: boolean, isBusy: boolean, onLeave: (path?: string) => void) {
  const [leaving, setLeaving] = useState<LeaveAttempt>();
  const isDecided = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='/']");
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (!link || elsewhere || link.target) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ path: link.pathname + link.search });
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || isDecided.current) return;
      event.preventDefault();
      setLeaving({ entry: event.destination.key });
    };
    addEventListener("click", onClick, { capture: true });
    globalThis.navigation?.addEventListener("navigate", onNavigate);
    return () => {
      removeEventListener("click", onClick, { capture: true });
      globalThis.navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [isDirty]);
  useEffect(() => {
    if (!isBusy) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, [isBusy]);
  return {
    isAsking: leaving !== undefined,
    ask: () => setLeaving({}),
    stay: () => setLeaving(undefined),
    leave: () => {
      isDecided.current = true;
      if (leaving?.entry) navigation.traverseTo(leaving.entry);
      else onLeave(leaving?.path);
    },
  };
}
