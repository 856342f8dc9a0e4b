/** What workers transfer is not in the page's timing, so they count it here, where pages read it. */
const cacheName = "visit";
/** No visit is longer, in milliseconds. */
const maxAge = 12 * 3_600_000;

/**
 * What is counted apart: `pages` are the requests that the service worker answers, `code` the files that it stores for use
 * without signal, `homes` the catalogue. Each has one writer.
 */
const parts = ["pages", "code", "homes"] as const;
type Part = (typeof parts)[number];
const addressOf = (part: Part) => `/visit-bytes/${part}`;

type Transfer = [at: number, bytes: number];
/** All bytes so far, and those of the last hours. */
interface Transfers {
  total: number;
  recent: Transfer[];
}

async function readTransfers(part: Part): Promise<Transfers> {
  const stored = await caches.match(addressOf(part), { cacheName });
  return stored ? stored.json() : { total: 0, recent: [] };
}

const add = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** Returns how many bytes workers have transferred since a time, in milliseconds. */
export async function readWorkerBytes(since: number): Promise<number> {
  const found = await Promise.all(parts.map(readTransfers));
  return add(found.flatMap(({ recent }) => recent.map(([at, bytes]) => (at >= since ? bytes : 0))));
}

/** Returns what this phone has loaded so far to work without signal, in bytes. */
export async function readOfflineBytes(): Promise<number> {
  const [code, homes] = await Promise.all([readTransfers("code"), readTransfers("homes")]);
  return code.total + homes.total;
}

async function addBytes(part: Part, bytes: number, now: number): Promise<void> {
  if (bytes === 0) return;
  const { total, recent } = await readTransfers(part);
  const transfers: Transfers = {
    total: total + bytes,
    recent: [...recent.filter(([at]) => now - at < maxAge), [now, bytes]],
  };
  await (await caches.open(cacheName)).put(addressOf(part), new Response(JSON.stringify(transfers)));
}

/** Counts what this worker transfers from this site from now on. */
export function countWorkerBytes(partOf: (path: string) => Part): void {
  let counted = Promise.resolve();
  new PerformanceObserver((list) => {
    const bytes: Partial<Record<Part, number>> = {};
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !entry.name.startsWith(`${location.origin}/`)) continue;
      const part = partOf(new URL(entry.name).pathname);
      bytes[part] = (bytes[part] ?? 0) + entry.transferSize;
    }
    // Without storage they are missing.
    for (const part of parts)
      counted = counted.then(() => addBytes(part, bytes[part] ?? 0, Date.now())).catch(() => undefined);
  }).observe({ type: "resource", buffered: true });
}
