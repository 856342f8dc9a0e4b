import { useCallback, useEffect, useRef } from "react";

const pause = 300;

/**
 * Saves the content of a form 300 ms after a change, and when the page or the screen closes.
 * @param content changes whenever the saved content changes
 * @returns a function that saves immediately
 */
export function useAutosave(save: () => void, content: string): () => void {
  const latest = useRef({ save, content });
  latest.current = { save, content };
  const savedContent = useRef<string>(undefined);
  const saveNow = useCallback(() => {
    savedContent.current = latest.current.content;
    latest.current.save();
  }, []);
  useEffect(() => {
    if (content === savedContent.current) return;
    const timer = setTimeout(saveNow, pause);
    return () => clearTimeout(timer);
  }, [content, saveNow]);
  useEffect(() => {
    addEventListener("pagehide", saveNow);
    return () => {
      removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [saveNow]);
  return saveNow;
}
