import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { openModal } from "#web/lib/page/open-modal.ts";
import { adminDialogClasses } from "./dialog-classes.tsx";
import { Icon } from "./icons/icon.tsx";
import "./dialog.css";

/**
 * `sheet` slides in from an edge. `large` covers a phone and is in the middle of a desktop. `small` is for a question.
 * The styles of the last two are in the admin style sheet.
 */
type DialogVariant = "sheet" | "large" | "small";

interface DialogProps {
  variant: DialogVariant;
  title: string;
  /** Called on Escape, the close button and a click outside. Unmount the dialog to close it. */
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

const dialogClasses: Record<DialogVariant, string> = { sheet: "sheet", ...adminDialogClasses };

/** A modal dialog, open while it is mounted. The browser's <dialog> keeps the focus inside and restores it afterwards. */
export function Dialog({ variant, title, onClose, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, because the browser restores the focus only if the dialog is in the page when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    const parent = element?.parentElement?.closest("dialog") ?? document.body;
    const close = element && openModal(element);
    // A dialog that covers the page is read from its title.
    if (variant === "large") element?.querySelector("h2")?.focus();
    // Screen readers ignore everything outside a modal dialog, so the toasts move into it.
    const toasts = document.getElementById("toasts");
    if (toasts) element?.append(toasts);
    return () => {
      const ownToasts = element?.querySelector("#toasts");
      if (ownToasts) parent.append(ownToasts);
      close?.();
    };
  }, [variant]);
  const isSheet = variant === "sheet";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: <dialog> handles Escape
    <dialog
      ref={dialog}
      className={dialogClasses[variant]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The box fills the dialog: only a click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-box">
        <header
          className={classNames(
            "flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4",
            !isSheet && "lg:pl-6",
          )}
        >
          <h2 id={titleId} tabIndex={variant === "large" ? -1 : undefined} className="min-w-0 text-3 outline-none">
            {title}
          </h2>
          <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div
          className={classNames(
            "min-h-0 flex-1 overflow-auto overscroll-contain px-4 pb-4",
            // Contains what a field places absolutely, such as the text for screen readers.
            !isSheet && "relative pt-4 lg:px-6",
          )}
        >
          {children}
        </div>
        {footer && (
          <footer
            className={classNames(
              "flex flex-wrap items-center gap-2 border-t border-line px-4 py-3",
              !isSheet && "lg:px-6",
            )}
          >
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
