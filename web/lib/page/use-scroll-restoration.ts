import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Give this as a link's or a navigation's state where the page must stay where it is (a filter, a tab). */
export const preserveScroll = { keepScroll: true };

const storageKey = (entry: string) => `scroll:${entry}`;
const patience = 3000;

/**
 * A new page starts at the top, with the focus on its main part; Back, Forward and reload restore the place
 * (ruling 17). Every history entry has its own place, kept for this tab.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const first = useRef(true);
  const lastPath = useRef(location.pathname);

  useEffect(() => {
    // While our script runs we restore; a reload before it runs again is the browser's own affair.
    history.scrollRestoration = "manual";
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", handBack);
    return () => removeEventListener("pagehide", handBack);
  }, []);

  // Before the effect that moves the page, so that the old entry is left alone when the new page is moved.
  useLayoutEffect(() => {
    let timer = 0;
    let place = 0;
    const save = () => {
      timer = 0;
      writePlace(location.key, place);
    };
    const onScroll = () => {
      place = Math.round(scrollY);
      timer ||= window.setTimeout(save, 150);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      if (timer) save();
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    const isFirst = first.current;
    const samePath = lastPath.current === location.pathname;
    first.current = false;
    lastPath.current = location.pathname;
    if (navigation === "POP") {
      const place = Number(readPlace(location.key));
      return place > 0 && Math.abs(scrollY - place) > 1 ? restore(place) : undefined;
    }
    if (isFirst || location.state?.keepScroll || (navigation === "REPLACE" && samePath)) return;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else scrollTo(0, 0);
    if (!samePath) document.getElementById("main")?.focus({ preventScroll: true });
  }, [location, navigation]);
}

/** Goes to a place as soon as the page is long enough, unless the visitor scrolls first. */
function restore(place: number): () => void {
  const go = () => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) <= 1) stop();
  };
  const growth = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const act of ["wheel", "touchstart", "keydown"]) removeEventListener(act, stop);
  };
  for (const act of ["wheel", "touchstart", "keydown"]) addEventListener(act, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}

function readPlace(entry: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(entry));
  } catch {
    return null;
  }
}

function writePlace(entry: string, place: number): void {
  try {
    sessionStorage.setItem(storageKey(entry), String(place));
  } catch {
    // Without storage Back starts at the top.
  }
}
