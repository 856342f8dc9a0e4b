import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { scrollAsPageGrows } from "./scroll-as-page-grows.ts";
import { isCurrentEntry, isOvertaken, readEntryKey, readPosition, savePosition } from "./scroll-positions.ts";

/** State of a link or navigation that must not scroll the page, such as a filter or a tab. */
export const preserveScroll = { keepScroll: true };

/**
 * Scrolls a new page to the top and focuses its main part. Back, Forward and reload restore the position of the history
 * entry, which is stored for this tab.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const first = useRef(true);
  const lastPath = useRef(location.pathname);
  /** Until the page is long enough, its position is not the one that the visitor left. */
  const isRestoring = useRef(false);

  useEffect(() => {
    // Until this script runs again after a reload, the browser restores the position.
    const letBrowserRestore = () => {
      history.scrollRestoration = "auto";
    };
    // A page that the browser kept in memory runs no effect when it is shown again.
    const restoreOurselves = () => {
      history.scrollRestoration = "manual";
    };
    restoreOurselves();
    addEventListener("pagehide", letBrowserRestore);
    addEventListener("pageshow", restoreOurselves);
    return () => {
      removeEventListener("pagehide", letBrowserRestore);
      removeEventListener("pageshow", restoreOurselves);
    };
  }, []);

  // Runs before the effect that scrolls, so that the new position is not saved for the old entry.
  useLayoutEffect(() => {
    if (isOvertaken(location)) return;
    const entry = readEntryKey(location);
    let timer = 0;
    let position = 0;
    let hasLeft = false;
    const save = () => {
      timer = 0;
      savePosition(entry, position);
    };
    // After a link to an anchor, the browser scrolls before the router shows its location. Back may be sooner than that, and
    // the router then shows nothing new.
    const onEntryChange = () => {
      hasLeft = !isCurrentEntry(entry);
      if (!hasLeft) scrollTo(0, readPosition(entry) ?? 0);
    };
    const onScroll = () => {
      if (hasLeft || isRestoring.current || !isCurrentEntry(entry)) return;
      position = Math.round(scrollY);
      timer ||= window.setTimeout(save, 150);
    };
    // A reload right after a scroll would otherwise find an older position.
    const saveNow = () => isRestoring.current || savePosition(entry, Math.round(scrollY));
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("popstate", onEntryChange);
    addEventListener("pagehide", saveNow);
    return () => {
      removeEventListener("popstate", onEntryChange);
      removeEventListener("pagehide", saveNow);
      if (timer) save();
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [location]);

  useLayoutEffect(() => {
    const isFirst = first.current;
    const samePath = lastPath.current === location.pathname;
    first.current = false;
    lastPath.current = location.pathname;
    if (isOvertaken(location)) return;
    const entry = readEntryKey(location);
    const anchor = location.hash.slice(1);
    const scrollUntilDone = (scroll: () => boolean) => {
      isRestoring.current = true;
      return scrollAsPageGrows(scroll, () => {
        isRestoring.current = false;
      });
    };
    if (navigation === "POP") {
      const position = readPosition(entry);
      if (position !== undefined) return scrollUntilDone(() => scrollToPosition(position));
      // The browser itself scrolls a page that it has loaded. The visitor may have scrolled it before the script ran.
      if (isFirst) return savePosition(entry, Math.round(scrollY));
      // A link to an anchor of the page, which the browser followed, is such an entry too.
      return scrollUntilDone(() => (anchor ? scrollToAnchor(anchor) : scrollToPosition(0)));
    }
    const isSameView = location.state?.keepScroll || (navigation === "REPLACE" && samePath);
    if (isFirst || isSameView) return savePosition(entry, Math.round(scrollY));
    if (!samePath) document.getElementById("main")?.focus({ preventScroll: true });
    if (anchor) return scrollUntilDone(() => scrollToAnchor(anchor));
    scrollTo(0, 0);
    savePosition(entry, 0);
  }, [location, navigation]);
}

/** Returns false if the page does not contain the element yet. */
function scrollToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView();
  return element !== null;
}

/** Returns false if the page is still too short. */
function scrollToPosition(position: number): boolean {
  scrollTo(0, position);
  return Math.abs(scrollY - position) <= 1;
}
