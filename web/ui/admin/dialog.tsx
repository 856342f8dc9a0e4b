import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { mountToastRegion } from "../feedback/toast.tsx";
import { Icon } from "../icons/icon.tsx";

interface DialogProps {
  title: string;
  /** Asked to close by Escape, the cross or a press beside it; whoever opened it decides. */
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** As narrow as a question. */
  narrow?: boolean;
  /** For scrolling what it holds. */
  body?: Ref<HTMLDivElement>;
}

/**
 * A modal dialog of the staff's screens: the whole of a phone, a sheet in the middle of a desktop. Mount it to open it,
 * unmount it to close it. Toasts are shown within it while it is open, since nothing outside it is heard or seen.
 */
export function Dialog({ title, onClose, children, footer, narrow, body }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useImperativeHandle(body, () => inner.current as HTMLDivElement);
  useLayoutEffect(() => {
    const element = dialog.current;
    const around = element?.parentElement?.closest("dialog") ?? document.body;
    element?.showModal();
    mountToastRegion();
    const toasts = document.querySelector(".toast-place");
    if (toasts) element?.append(toasts);
    return () => {
      if (toasts) around.append(toasts);
      element?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which <dialog> brings along
    <dialog
      ref={dialog}
      className={classNames("admin-dialog", narrow && "admin-dialog-narrow")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="admin-dialog-box">
        <header className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4 lg:pl-6">
          <h2 id={titleId} className="min-w-0 text-3">
            {title}
          </h2>
          <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div ref={inner} className="min-h-0 flex-1 overflow-auto overscroll-contain px-4 py-4 lg:px-6">
          {children}
        </div>
        {footer && <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3 lg:px-6">{footer}</footer>}
      </div>
    </dialog>
  );
}
