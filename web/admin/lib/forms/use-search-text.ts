import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How long the user must stop typing before the search starts, in milliseconds. */
const typingPause = 400;

/**
 * State of a search box whose text is part of the URL. When something else changes the URL (Back, *Clear filters*), the
 * box shows the new text.
 * @param q the text in the URL
 */
export function useSearchText(q: string | undefined, search: (q: string | undefined) => void) {
  const [typed, setTyped] = useState(q ?? "");
  const lastSearch = useRef(q);
  const previousQ = useRef(q);
  useEffect(() => {
    const hasChanged = previousQ.current !== q;
    previousQ.current = q;
    // The change may come from this box while the user continues to type. Do not overwrite their text.
    if (!hasChanged || q === lastSearch.current) return;
    lastSearch.current = q;
    setTyped(q ?? "");
  }, [q]);
  const searchNow = () => {
    lastSearch.current = typed.trim() || undefined;
    search(lastSearch.current);
  };
  // When the timer fires, the rest of the URL may have changed.
  const searchAfterPause = useEffectEvent(searchNow);
  useEffect(() => {
    if ((typed.trim() || undefined) === lastSearch.current) return;
    const { pathname } = location;
    // A tap may have opened another screen, whose code still loads.
    const timer = setTimeout(() => location.pathname === pathname && searchAfterPause(), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, searchNow };
}
