declare global {
  interface Window {
    /** Set by web/head-script.ts. */
    recordEarlyTap?: (event: Event) => void;
    earlyTap?: HTMLButtonElement | null;
  }
}

let lastTapped: Element | null = null;

/** Call immediately before hydration: from then on React handles taps itself, and a replay would repeat them. */
export function stopRecordingTaps(): void {
  if (window.recordEarlyTap) removeEventListener("click", window.recordEarlyTap);
  // Captured, because React stops taps on parts whose code has not loaded yet.
  addEventListener("click", rememberTap, true);
}

function rememberTap({ target }: Event): void {
  lastTapped = (target as Element).closest("button");
}

/**
 * Returns whether the visitor's last tap was on this button. Call when the code of a later part has loaded: React has
 * dropped the taps on it until then.
 */
export function isLastTapped(button: HTMLButtonElement | null): boolean {
  return button !== null && button === lastTapped;
}

/**
 * Clicks the button that the visitor pressed last before the page's script had loaded, so that a press on a slow
 * connection is not lost. Links and forms do not need this, because they work without a script. Call after hydration.
 */
export function replayEarlyTap(): void {
  const tapped = window.earlyTap;
  window.earlyTap = null;
  // In a separate task, because React cannot hydrate the pressed part while it is committing.
  if (tapped) setTimeout(() => tapped.isConnected && tapped.click());
}
