/** Runs an action once the page and its images have loaded. */
export function afterLoad(action: () => void): void {
  if (document.readyState === "complete") action();
  else addEventListener("load", action, { once: true });
}
