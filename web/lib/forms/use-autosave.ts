import { useEffect, useRef } from "react";

const pause = 300;

/**
 * Saves the content of a form 300 ms after a change, and when the page or the screen closes.
 * @param content changes whenever the saved content changes
 * @returns a function that saves immediately
 */
export function useAutosave(save: () => void, content: string): () => void {
  const latestSave = useRef(save);
  latestSave.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content changes
  useEffect(() => {
    const timer = setTimeout(() => latestSave.current(), pause);
    return () => clearTimeout(timer);
  }, [content]);
  useEffect(() => {
    const saveNow = () => latestSave.current();
    addEventListener("pagehide", saveNow);
    return () => {
      removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, []);
  return () => latestSave.current();
}
