import { type PointerEvent, useState } from "react";

/**
 * Reorders items by dragging with a mouse or a finger. A dragged item takes the position of the item below the pointer.
 * Items have the attributes `data-id` and `data-position`.
 */
export function useDragOrder(onMove: (id: string, position: number) => void) {
  const [draggedId, setDraggedId] = useState<string>();
  const startDrag = (id: string) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDraggedId(id);
    // On the window, because the item's element moves within the page while it is dragged.
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-position]");
      if (target && target.dataset.id !== id) onMove(id, Number(target.dataset.position));
    };
    const end = () => {
      setDraggedId(undefined);
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  return { draggedId, startDrag };
}
