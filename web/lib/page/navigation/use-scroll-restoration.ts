import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** State of a link or navigation that must not scroll the page, such as a filter or a tab. */
export const preserveScroll = { keepScroll: true };

const storageKey = (entry: string) => `scroll:${entry}`;
const restoreTimeout = 3000;
const visitorScrolls = ["wheel", "touchstart", "keydown"];

/**
 * Scrolls a new page to the top and focuses its main part. Back, Forward and reload restore the position of the history
 * entry, which is stored for this tab.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const first = useRef(true);
  const lastPath = useRef(location.pathname);

  useEffect(() => {
    // Until this script runs again after a reload, the browser restores the position.
    history.scrollRestoration = "manual";
    const letBrowserRestore = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", letBrowserRestore);
    return () => removeEventListener("pagehide", letBrowserRestore);
  }, []);

  // Runs before the effect that scrolls, so that the new position is not saved for the old entry.
  useLayoutEffect(() => {
    const entry = readEntryKey(location);
    let timer = 0;
    let position = 0;
    const save = () => {
      timer = 0;
      savePosition(entry, position);
    };
    const onScroll = () => {
      position = Math.round(scrollY);
      timer ||= window.setTimeout(save, 150);
    };
    // A reload right after a scroll would otherwise find an older position.
    const saveNow = () => savePosition(entry, Math.round(scrollY));
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("pagehide", saveNow);
    return () => {
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
    if (navigation === "POP") {
      const position = Number(readPosition(readEntryKey(location)));
      return position > 0 && Math.abs(scrollY - position) > 1 ? restore(position) : undefined;
    }
    if (isFirst || location.state?.keepScroll || (navigation === "REPLACE" && samePath)) return;
    if (!samePath) document.getElementById("main")?.focus({ preventScroll: true });
    if (location.hash) return scrollToAnchor(location.hash.slice(1));
    scrollTo(0, 0);
  }, [location, navigation]);
}

/**
 * Returns the key of the current history entry. Entries that the router did not create have none, and it names them all
 * "default": a typed URL would open at another page's position. They get a key here, which a reload and Back keep.
 */
function readEntryKey({ key }: { key: string }): string {
  if (key !== "default") return key;
  if (!history.state?.entryKey) history.replaceState({ ...history.state, entryKey: String(Math.random()) }, "");
  return history.state.entryKey;
}

/** Scrolls to an element as soon as the code of the page has shown it. */
const scrollToAnchor = (id: string) =>
  repeatAsPageGrows(() => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  });

/** Scrolls to a position as soon as the page is long enough. */
const restore = (position: number) =>
  repeatAsPageGrows(() => {
    scrollTo(0, position);
    return Math.abs(scrollY - position) <= 1;
  });

/** Calls `scroll` whenever the page grows, until it succeeds or the visitor scrolls. Returns a function that stops it. */
function repeatAsPageGrows(scroll: () => boolean): () => void {
  const tryScroll = () => void (scroll() && stop());
  const observer = new ResizeObserver(tryScroll);
  const timer = setTimeout(() => stop(), restoreTimeout);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const eventName of visitorScrolls) removeEventListener(eventName, stop);
  };
  for (const eventName of visitorScrolls) addEventListener(eventName, stop, { passive: true });
  observer.observe(document.body);
  tryScroll();
  return stop;
}

function readPosition(entry: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(entry));
  } catch {
    return null;
  }
}

function savePosition(entry: string, position: number): void {
  try {
    sessionStorage.setItem(storageKey(entry), String(position));
  } catch {
    // Without storage Back starts at the top.
  }
}
