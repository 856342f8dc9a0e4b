import { addWorkerBytes } from "#web/site/lib/visits/worker-bytes.ts";

/** Counts what this worker transfers from this site, for "This visit". */
export function countBytes(): void {
  let counted = Promise.resolve();
  new PerformanceObserver((list) => {
    let bytes = 0;
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.name.startsWith(`${location.origin}/`))
        bytes += entry.transferSize;
    // Without storage they are missing.
    if (bytes > 0) counted = counted.then(() => addWorkerBytes(bytes, Date.now())).catch(() => undefined);
  }).observe({ type: "resource", buffered: true });
}
