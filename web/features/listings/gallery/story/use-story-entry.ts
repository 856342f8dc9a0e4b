import { useEffect, useRef } from "react";
import type { SheetEntry } from "#web/lib/page/navigation/use-sheet-entry.ts";

/**
 * Enters the story's entry in the history when the story is shown.
 * @param onLeave called after Back has closed the story
 */
export function useStoryEntry({ isOpen, open }: SheetEntry, onLeave: () => void): void {
  const wasOpen = useRef(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the entry is entered or left
  useEffect(() => {
    if (wasOpen.current && !isOpen) onLeave();
    else if (!isOpen) open();
    wasOpen.current = true;
  }, [isOpen]);
}
