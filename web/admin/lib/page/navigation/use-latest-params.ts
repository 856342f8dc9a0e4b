import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the parameters that the next change starts from. A change is rendered later than it happens: a tap on a row just
 * before a typed search begins must not be undone by that search.
 * @param rendered the same object while the location stays the same
 */
export function useLatestParams<Params>(rendered: Params): RefObject<Params> {
  const latest = useRef(rendered);
  useEffect(() => {
    latest.current = rendered;
  }, [rendered]);
  return latest;
}
