import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "./icons/icon.tsx";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * A modal sheet: from below on the phone, from the right on the desktop. Mount it to open it, unmount it in
 * `onClose`. The browser's own <dialog> keeps the focus inside and gives it back.
 */
export function Sheet({ title, onClose, children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, so that the dialog is closed, and the focus given back, while it still stands in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which <dialog> brings along
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && isBackdrop(event, dialog.current) && onClose()}
    >
      <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <h2 id={titleId} className="text-3">
          {title}
        </h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className="flex-1 overflow-auto overscroll-contain px-4 pb-4">{children}</div>
      {footer && <footer className="flex items-center gap-3 border-t border-line px-4 py-3">{footer}</footer>}
    </dialog>
  );
}

/** A press on the dark ground around the sheet reaches the dialog itself, outside its box. */
function isBackdrop(point: { clientX: number; clientY: number }, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect();
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom;
}
