import { type PointerEvent, useState } from "react";

/**
 * Reordering by drag, with mouse and finger alike: the dragged entry takes the place of the one it is moved over.
 * @param onMove told the entry's id and its new place
 */
export function useDragOrder(onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const start = (id: string) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragged(id);
    // On the window: the entry itself is taken out of the page and put back whenever its place changes.
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]");
      if (over && over.dataset.entry !== id) onMove(id, Number(over.dataset.place));
    };
    const end = () => {
      setDragged(undefined);
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  return { dragged, start };
}
