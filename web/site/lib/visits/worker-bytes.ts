/** What the service worker transfers is not in the page's timing, so the worker counts it here, where pages read it. */
const cacheName = "visit";
const address = "/visit-bytes";
/** No visit is longer, in milliseconds. */
const maxAge = 12 * 3_600_000;

type Transfer = [at: number, bytes: number];
const isTransfer = (value: unknown): value is Transfer =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

async function readTransfers(): Promise<Transfer[]> {
  const stored: unknown = await (await caches.match(address, { cacheName }))?.json();
  return Array.isArray(stored) ? stored.filter(isTransfer) : [];
}

/** Returns how many bytes the service worker has transferred since a time, in milliseconds. */
export async function readWorkerBytes(since: number): Promise<number> {
  let sum = 0;
  for (const [at, bytes] of await readTransfers()) if (at >= since) sum += bytes;
  return sum;
}

/** Adds bytes that the service worker has transferred. Calls must not overlap. */
export async function addWorkerBytes(bytes: number, now: number): Promise<void> {
  const recent = (await readTransfers()).filter(([at]) => now - at < maxAge);
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(JSON.stringify([...recent, [now, bytes]])));
}
