/** Runs an action when the page is idle, at the latest ten seconds later. */
export function whenIdle(action: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action, { timeout: 10_000 });
  else setTimeout(action, 1000);
}
