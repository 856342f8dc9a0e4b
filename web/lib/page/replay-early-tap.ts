declare global {
  interface Window {
    /** Set by web/head-script.ts. */
    recordEarlyTap?: (event: Event) => void;
    earlyTap?: HTMLButtonElement | null;
  }
}

/**
 * Presses once more the button that was pressed last while the page's script was still on its way, so that no press is
 * lost on a slow line. Links and forms need none of this: they work by themselves. Call it when the page listens.
 */
export function replayEarlyTap(): void {
  if (!window.recordEarlyTap) return;
  removeEventListener("click", window.recordEarlyTap);
  window.recordEarlyTap = undefined;
  const tapped = window.earlyTap;
  // In a task of its own: while React is still committing, it cannot make the part that was pressed ready to listen.
  if (tapped) setTimeout(() => tapped.isConnected && tapped.click());
}
