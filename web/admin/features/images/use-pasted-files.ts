import { useEffect } from "react";

/** Calls a function with the files that are pasted anywhere on the page, such as a screenshot. */
export function usePastedFiles(add: (files: readonly File[]) => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      // Office programs copy an image of a text with the text.
      if (files.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      add(files);
    };
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  }, [add, isActive]);
}
