import { useEffect, useRef, useState } from "react";
import { opensHere } from "#web/lib/page/navigation/opens-here.ts";

/** A navigation that the guard stopped. */
export interface LeaveAttempt {
  /** A link to a path of this site. If missing, the screen that opened the form. */
  link?: HTMLAnchorElement;
  /** Key of an entry in the browser's history. */
  entry?: string;
}

/**
 * Asks for confirmation before the user leaves a changed form by a link or the Back button, where the browser allows
 * it. While a request is running, the browser asks before it closes the page. React Router's own guard, `useBlocker`,
 * would also stop what a form itself opens after it was saved.
 * @param onLeave goes to a path, or without one to the screen that opened the form
 */
export function useLeaveGuard(isDirty: boolean, isBusy: boolean, onLeave: (path?: string) => void) {
  const [leaving, setLeaving] = useState<LeaveAttempt>();
  const isDecided = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link || !opensHere(event) || link.target || isDecided.current) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ link });
    };
    const onNavigate = (event: NavigateEvent) => {
      // An entry with the same address is this screen: the search over it closes.
      const isHere = event.destination.url === location.href;
      if (event.navigationType !== "traverse" || !event.cancelable || isDecided.current || isHere) return;
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
      const { link, entry } = leaving ?? {};
      if (entry) navigation.traverseTo(entry);
      // The link passes on more than its path, such as the text of a search.
      else if (link?.isConnected) link.click();
      else onLeave(link && link.pathname + link.search);
    },
  };
}
