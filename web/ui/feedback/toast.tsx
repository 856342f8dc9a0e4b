import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { Elements } from "#web/lib/page/elements.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "../icons/icon.tsx";
import { Notice, type NoticeTone } from "./notice.tsx";

export interface Toast {
  tone: NoticeTone;
  title: string;
  text: string;
  /** Reference of the enquiry. */
  reference?: string | null;
  link?: { to: string; label: string };
  /** A button below the text. */
  action?: Elements;
  /** An offer stays until one of the buttons in its action clears it. */
  isOffer?: boolean;
  /** A greeting leaves with the next tap or key, so that it covers nothing that is opened next. */
  isBrief?: boolean;
}

/** How long a toast stays, in milliseconds. */
const duration = 10_000;
/** What ends a brief toast. A press begins before what it opens is there. */
const endings = ["pointerdown", "keydown"] as const;
const listeners = new Set<() => void>();
let current: Toast | undefined;
let region: HTMLElement | undefined;

/** Shows a toast above the page. It replaces the previous one. */
export function showToast(toast: Toast): void {
  mountToastRegion();
  setToast(toast);
}

/** Stores the shown toast for the next document of this tab, except for its button. */
export function keepToast(): void {
  if (!current) return;
  const { action: _, ...kept } = current;
  try {
    sessionStorage.setItem(storageKeys.toast, JSON.stringify(kept));
  } catch {
    // Without storage the next document shows none.
  }
}

/** Returns the toast that the document before has kept, once. */
function takeKeptToast(): Toast | undefined {
  try {
    const kept = sessionStorage.getItem(storageKeys.toast);
    sessionStorage.removeItem(storageKeys.toast);
    return kept ? JSON.parse(kept) : undefined;
  } catch {
    return undefined;
  }
}

export function clearToast(): void {
  setToast(undefined);
}

/** Adds the live region to the page. Screen readers announce a toast only if the region was there before it. */
export function mountToastRegion(): void {
  if (!region) {
    region = document.createElement("div");
    // A dialog that opens moves the region with this id into itself (ui/dialog.tsx).
    region.id = "toasts";
    createRoot(region).render(<Toasts />);
    current ??= takeKeptToast();
  }
  if (region.isConnected) return;
  const topDialog = [...document.querySelectorAll("dialog[open]")].pop();
  (topDialog ?? document.body).append(region);
}

function setToast(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function Toasts() {
  const toast = useSyncExternalStore(subscribe, () => current);
  const [isRead, setIsRead] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!toast) return;
    // Once the page shows the result that the toast names. The style sheets set a scroll padding as high as a toast.
    const frame = requestAnimationFrame(() => scrollFocusIntoView(place.current));
    return () => cancelAnimationFrame(frame);
  }, [toast]);
  useEffect(() => {
    // A failure stays until the visitor closes it.
    if (!toast || toast.tone === "bad" || toast.isOffer || isRead) return;
    const timer = setTimeout(clearToast, duration);
    return () => clearTimeout(timer);
  }, [toast, isRead]);
  useEffect(() => {
    if (!toast?.isBrief) return;
    for (const name of endings) addEventListener(name, clearToast);
    return () => {
      for (const name of endings) removeEventListener(name, clearToast);
    };
  }, [toast]);
  return (
    <div
      ref={place}
      role="status"
      className="toast-place"
      // Not onPointerEnter: a toast that appears under a resting pointer is not being read.
      onPointerMove={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
      // Keyboard users need more time to reach the button.
      onFocus={({ target }) => setIsRead(target.matches(":focus-visible"))}
      onBlur={() => setIsRead(false)}
    >
      {toast && (
        <Notice
          tone={toast.tone}
          title={toast.title}
          action={
            !toast.isOffer && (
              <button type="button" className="icon-btn -m-2 text-ink" aria-label="Close" onClick={clearToast}>
                <Icon name="x" />
              </button>
            )
          }
        >
          <p>
            <ExactText text={toast.text} />
          </p>
          {toast.reference && (
            <p>
              <span>Reference </span>
              <span translate="no">{toast.reference}</span>
            </p>
          )}
          {toast.link && <a href={toast.link.to}>{toast.link.label}</a>}
          {toast.action}
        </Notice>
      )}
    </div>
  );
}

/** Scrolls the control with the focus clear of a toast. One that gets the focus later scrolls by itself. */
function scrollFocusIntoView(toast: HTMLElement | null): void {
  const focused = document.activeElement;
  const isControl = focused && focused !== document.body && focused.id !== "main";
  if (isControl && !toast?.contains(focused)) focused.scrollIntoView({ block: "nearest" });
}
