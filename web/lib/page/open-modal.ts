const focusable = "button:not(:disabled), [href], input, select, textarea, [tabindex]";

/** The place of a dialog in a browser that knows none. */
const overPage = {
  position: "fixed",
  inset: "0",
  zIndex: "20",
  display: "block",
  overflow: "auto",
  boxShadow: "0 0 0 100vmax #071418a6",
};

/** Opens a modal dialog and returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.showModal) return openOverPage(dialog);
  dialog.showModal();
  return () => dialog.close();
}

/**
 * Does what `showModal` does in Safari 15.4 and Firefox 98, for older ones: Escape cancels the dialog, and the focus moves
 * into it, stays there and returns.
 */
function openOverPage(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const isOnTop = () => [...document.querySelectorAll("dialog[open]")].pop() === dialog;
  const focusInside = () => dialog.querySelector<HTMLElement>(focusable)?.focus();
  const onFocus = ({ target }: FocusEvent) => {
    if (isOnTop() && target instanceof Node && !dialog.contains(target)) focusInside();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOnTop()) return;
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) close();
  };
  const close = () => {
    if (!dialog.hasAttribute("open")) return;
    dialog.removeAttribute("open");
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("keydown", onKeyDown);
    if (opener instanceof HTMLElement) opener.focus();
    // In a later task, as browsers do.
    setTimeout(() => dialog.dispatchEvent(new Event("close")));
  };
  Object.assign(dialog.style, overPage);
  dialog.setAttribute("open", "");
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  document.addEventListener("focusin", onFocus);
  document.addEventListener("keydown", onKeyDown);
  focusInside();
  return close;
}
