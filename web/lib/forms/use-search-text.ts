import { useEffect, useRef, useState } from "react";

/** Typing has to rest this long, in milliseconds, before it is searched for. */
const typingPause = 400;

/**
 * The text of a search box whose search stands in the address: typing is searched for when it rests, and when the address
 * changes otherwise (Back, *Clear filters*) the box follows it.
 * @param q what the address says
 */
export function useSearchText(q: string | undefined, search: (q: string | undefined) => void) {
  const [typed, setTyped] = useState(q ?? "");
  const asked = useRef(q);
  // By then the address may say something else too, such as what was opened meanwhile.
  const latest = useRef(search);
  latest.current = search;
  const known = useRef(q);
  useEffect(() => {
    const hasMoved = known.current !== q;
    known.current = q;
    // What this box has asked for itself arrives while more is being typed.
    if (!hasMoved || q === asked.current) return;
    asked.current = q;
    setTyped(q ?? "");
  }, [q]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is typed alone
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
