/** What earlier pages of this visit have transferred, in bytes. The browser's tab is the visit. */
const storageKey = "visit_bytes";
/** The browser's own limit is 250 files, which a long visit exceeds. */
const maxEntries = 2000;

const readEarlier = (): number => {
  try {
    return Number(sessionStorage.getItem(storageKey) ?? 0) || 0;
  } catch {
    return 0;
  }
};

/** Returns what this page has transferred from this site, in bytes with headers. Files from the browser's caches are free. */
function pageBytes(): number {
  let sum = 0;
  for (const type of ["navigation", "resource"])
    for (const entry of performance.getEntriesByType(type))
      if (entry instanceof PerformanceResourceTiming && entry.name.startsWith(`${location.origin}/`))
        sum += entry.transferSize;
  return sum;
}

/** Returns what this visit has transferred from this site, in bytes. */
export const visitBytes = (): number => readEarlier() + pageBytes();

/** Counts the bytes of this page for the next page of the visit. */
export function countVisitBytes(): void {
  performance.setResourceTimingBufferSize(maxEntries);
  addEventListener("pagehide", (event) => {
    // A page that Back shows again still has its entries.
    if (event.persisted) return;
    try {
      sessionStorage.setItem(storageKey, String(visitBytes()));
    } catch {
      // Without storage only this page counts.
    }
  });
}
