import { useEffect, useRef } from "react";

const pause = 300;

/**
 * Keeps what stands in a form on this phone: a moment after it has changed, and at once when the page or the screen is left.
 * @param content changes whenever what is kept has changed
 * @returns the way to keep now, for what must not be lost to the next moment
 */
export function useAutosave(keep: () => void, content: string): () => void {
  const latestKeep = useRef(keep);
  latestKeep.current = keep;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is kept has changed
  useEffect(() => {
    const timer = setTimeout(() => latestKeep.current(), pause);
    return () => clearTimeout(timer);
  }, [content]);
  useEffect(() => {
    const keepNow = () => latestKeep.current();
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);
  return () => latestKeep.current();
}
