import { useEffect, useState } from "react";

/** Long enough for the next key of a word. */
const pauseMs = 600;

/** Returns a text as it was before the user began to type, until there is a pause. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
