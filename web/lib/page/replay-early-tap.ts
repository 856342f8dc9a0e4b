declare global {
  interface Window {
    /** Set by web/head-script.ts. */
    recordEarlyTap?: (event: Event) => void;
    earlyTap?: HTMLButtonElement | null;
  }
}

/** Call immediately before hydration: from then on React handles taps itself, and a replay would repeat them. */
export function stopRecordingTaps(): void {
  if (window.recordEarlyTap) removeEventListener("click", window.recordEarlyTap);
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
