import { readWorkerBytes } from "#web/lib/visits/worker-bytes.ts";

/** What earlier pages of this visit have transferred, and when it began. The browser's tab is the visit. */
const bytesKey = "visit_bytes";
const startKey = "visit_start";
/** The browser's own limit is 250 files, which a long visit exceeds. */
const maxEntries = 2000;

const read = (key: string): number => {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
};

function write(key: string, value: number): void {
  try {
    sessionStorage.setItem(key, String(value));
  } catch {
    // Without storage only this page counts.
  }
}

/**
 * Returns what this page has transferred from this site without the service worker, in bytes with headers. Files from the
 * browser's caches are free.
 */
function pageBytes(): number {
  let sum = 0;
  for (const type of ["navigation", "resource"])
    for (const entry of performance.getEntriesByType(type))
      if (
        entry instanceof PerformanceResourceTiming &&
        entry.name.startsWith(`${location.origin}/`) &&
        entry.workerStart === 0
      )
        sum += entry.transferSize;
  return sum;
}

/** Returns what this visit has transferred from this site, in bytes. */
export async function visitBytes(): Promise<number> {
  const worker = "caches" in window ? readWorkerBytes(read(startKey) || performance.timeOrigin) : 0;
  return read(bytesKey) + pageBytes() + (await worker);
}

/** Counts the bytes of this page for the next page of the visit. */
export function countVisitBytes(): void {
  performance.setResourceTimingBufferSize(maxEntries);
  if (read(startKey) === 0) write(startKey, performance.timeOrigin);
  addEventListener("pagehide", (event) => {
    // A page that Back shows again still has its entries.
    if (!event.persisted) write(bytesKey, read(bytesKey) + pageBytes());
  });
}
