import { useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Icon } from "../icons/icon.tsx";
import { Notice, type NoticeTone } from "./notice.tsx";

export interface Toast {
  tone: NoticeTone;
  title: string;
  text: string;
  /** What it can be asked about by. */
  reference?: string | null;
  link?: { to: string; label: string };
}

const staysFor = 10_000;
const listeners = new Set<() => void>();
let current: Toast | undefined;
let hasPlace = false;

/**
 * Says how something ended, above the page, in the one live region there is; a toast takes the place of the one before it,
 * so that one submission has one. This file is loaded with what may have something to say.
 */
export function showToast(toast: Toast): void {
  mountToastRegion();
  set(toast);
}

/** Takes away what was said about an attempt before. */
export function clearToast(): void {
  set(undefined);
}

/** Makes the live region, so that it is there before it has something to say. */
export function mountToastRegion(): void {
  if (hasPlace) return;
  hasPlace = true;
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<ToastRegion />);
}

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastRegion() {
  const toast = useSyncExternalStore(subscribe, () => current);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    // A failure stays until it has been read; nothing goes while it is pointed at.
    if (!toast || toast.tone === "bad" || isHeld) return;
    const timer = setTimeout(() => set(undefined), staysFor);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <div
      role="status"
      className="toast-place"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      {toast && (
        <Notice
          tone={toast.tone}
          title={toast.title}
          action={
            <button type="button" className="icon-btn -m-2 text-ink" aria-label="Close" onClick={clearToast}>
              <Icon name="x" />
            </button>
          }
        >
          <p>{toast.text}</p>
          {toast.reference && <p>Reference {toast.reference}</p>}
          {toast.link && <a href={toast.link.to}>{toast.link.label}</a>}
        </Notice>
      )}
    </div>
  );
}
