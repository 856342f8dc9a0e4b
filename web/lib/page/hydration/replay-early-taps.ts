import { isSameOrReplaced } from "./replaced-elements.ts";

declare global {
  interface Window {
    /** Set by web/site/server/head-script.ts. */
    recordEarlyTap?: (event: Event) => void;
    /** The buttons that were tapped, in order; null for a tap on anything else. */
    earlyTaps?: (HTMLButtonElement | null)[];
  }
}

let lastTapped: Element | null = null;
let pressed: Element | null = null;

/** Call immediately before hydration: from then on React handles taps itself, and a replay would repeat them. */
export function stopRecordingTaps(): void {
  if (window.recordEarlyTap) removeEventListener("click", window.recordEarlyTap);
  // Captured, because React stops taps on parts whose code has not loaded yet.
  addEventListener("click", rememberTap, true);
  addEventListener("pointerdown", rememberPress, true);
  addEventListener("pointerup", completePress, true);
}

function rememberTap({ target }: Event): void {
  lastTapped = (target as Element).closest("button");
}

function rememberPress({ target }: Event): void {
  pressed = (target as Element).closest("button");
}

/** The browser sends no click if the button was replaced between the press and the release. */
function completePress({ target }: Event): void {
  const button = (target as Element).closest("button");
  if (button !== pressed && isSameOrReplaced(pressed, button)) button?.click();
}

/**
 * Returns whether the visitor's last tap was on this button. Call when the code of a later part has loaded: React has
 * dropped the taps on it until then.
 */
export function isLastTapped(button: HTMLButtonElement | null): boolean {
  return isSameOrReplaced(lastTapped, button);
}

/**
 * Clicks the buttons that the visitor pressed before the page's script had loaded, so that no press on a slow connection
 * is lost: each button that can be on or off, such as a heart, and any other button only if nothing was pressed after it.
 * Repeated presses of a button count once, because nothing showed that the first was received. Links and forms do not need
 * this: they work without a script. Call after hydration.
 */
export function replayEarlyTaps(): void {
  const buttons = window.earlyTaps?.splice(0);
  const last = buttons?.[buttons.length - 1];
  for (const button of new Set(buttons)) {
    // In a separate task, because React cannot hydrate the pressed part while it is committing.
    if (button === last || button?.matches("[aria-pressed]")) setTimeout(() => button?.isConnected && button.click());
  }
}
