import { useEffect, useRef, useState } from "react";

/** The search starts when nothing was typed for this long, in milliseconds. */
const typingPause = 400;

/**
 * State of a search box whose text is part of the address. When the address changes otherwise (Back, *Clear filters*), the
 * box shows its text.
 * @param q the text in the address
 */
export function useSearchText(q: string | undefined, search: (q: string | undefined) => void) {
  const [typed, setTyped] = useState(q ?? "");
  const asked = useRef(q);
  // When the timer fires, the rest of the address may have changed.
  const latest = useRef(search);
  latest.current = search;
  const known = useRef(q);
  useEffect(() => {
    const hasMoved = known.current !== q;
    known.current = q;
    // A search of this box arrives while the person types on.
    if (!hasMoved || q === asked.current) return;
    asked.current = q;
    setTyped(q ?? "");
  }, [q]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the text changes
  useEffect(() => {
    if ((typed.trim() || undefined) === asked.current) return;
    const timer = setTimeout(searchNow, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const searchNow = () => {
    asked.current = typed.trim() || undefined;
    latest.current(asked.current);
  };
  return { typed, setTyped, searchNow };
}
