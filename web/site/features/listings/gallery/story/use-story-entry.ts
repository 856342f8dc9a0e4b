import { useEffect, useEffectEvent, useRef } from "react";
import type { SheetEntry } from "#web/lib/page/navigation/use-sheet-entry.ts";

/**
 * Enters the story's entry in the history when the story is shown.
 * @param onLeave called after Back has closed the story
 */
export function useStoryEntry({ isOpen, open }: SheetEntry, onLeave: () => void): void {
  const wasOpen = useRef(isOpen);
  const enter = useEffectEvent(open);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (wasOpen.current && !isOpen) leave();
    else if (!isOpen) enter();
    wasOpen.current = true;
  }, [isOpen]);
}
