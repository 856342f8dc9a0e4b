/** Window event: the data on the screen has changed. */
export const shownDataEvent = "shown-data";

/** When the service worker stored this page, in milliseconds. 0 if the page comes from the server. */
export const savedAt = import.meta.env.SSR ? 0 : Number(document.documentElement.dataset.savedAt ?? 0);
/** Whether this page comes from the service worker because the network did not respond. */
export const isStoredOffline = !import.meta.env.SSR && "offline" in document.documentElement.dataset;
/** When the data in this page was current, in milliseconds. */
export const pageTime = savedAt || Date.now();

const shown = new Set<{ loadedAt: number | undefined }>();

/**
 * Records data that is on the screen now.
 * @param loadedAt in milliseconds; undefined if the data is missing
 * @returns a function that ends the record
 */
export function showData(loadedAt: number | undefined): () => void {
  const entry = { loadedAt };
  shown.add(entry);
  dispatchEvent(new Event(shownDataEvent));
  return () => void shown.delete(entry);
}

/** Returns when each piece of data on the screen was loaded. */
export function readShownTimes(): (number | undefined)[] {
  return [...shown].map(({ loadedAt }) => loadedAt);
}
