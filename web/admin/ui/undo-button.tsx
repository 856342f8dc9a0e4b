import { useLayoutEffect, useRef } from "react";
import { clearToast } from "#web/ui/feedback/toast.tsx";

/**
 * The Undo button of a toast. It takes the focus, because the changed row may be gone, but not from a field in which
 * someone types. When the toast closes, the focus returns to where it was or to the main part of the page.
 */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (before?.matches("input:not([type=checkbox]), textarea, select")) return;
    const toast = button.current?.closest("[role=status]");
    button.current?.focus({ preventScroll: true });
    return () => {
      if (!toast?.contains(document.activeElement)) return;
      const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById("main");
      target?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="btn btn-quiet -mb-2 -ml-4"
      onClick={() => {
        clearToast();
        onUndo();
      }}
    >
      Undo
    </button>
  );
}
