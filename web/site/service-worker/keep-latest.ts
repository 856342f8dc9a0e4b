/** Stores a response, and deletes the oldest ones above the limit. */
export async function keepLatest(name: string, request: Request, response: Response, limit?: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  if (limit === undefined) return;
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - limit));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}
