import { useEffect, useState } from "react";

/**
 * Asks before a form with something in it is left by a link of this page, and lets the browser ask before it is closed
 * while something is still being sent.
 * @returns where the person was about to go, until it is decided
 */
export function useLeaveGuard(isDirty: boolean, isBusy: boolean) {
  const [leavingTo, setLeavingTo] = useState<string>();
  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='/']");
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (!link || elsewhere || link.target) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(link.pathname + link.search);
    };
    addEventListener("click", onClick, { capture: true });
    return () => removeEventListener("click", onClick, { capture: true });
  }, [isDirty]);
  useEffect(() => {
    if (!isBusy) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, [isBusy]);
  return { leavingTo, askAbout: setLeavingTo, stay: () => setLeavingTo(undefined) };
}
