// Sends waiting enquiries when the browser is online, even if no page is open. The build appends this file to
// service-worker.js. Pages write the items and read the results: web/features/enquiries/outbox/background-outbox.ts.
const outboxCache = "outbox";
const syncTag = "enquiries";
/** The server remembers an idempotency key for 24 hours, so a later attempt could create a duplicate. */
const retryPeriod = 23 * 3_600_000;
const sendTimeout = 20_000;
/** Statuses below 500 that a later attempt may change. */
const temporaryStatuses = [408, 429];

addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(sendAllEnquiries());
});

/** @throws if an enquiry still waits: the browser then sends the event again later */
async function sendAllEnquiries() {
  const outbox = await caches.open(outboxCache);
  const requests = await outbox.keys();
  const isSettled = await Promise.all(requests.map((request) => sendInTurn(outbox, request)));
  for (const page of await clients.matchAll()) page.postMessage(syncTag);
  if (isSettled.includes(false)) throw new Error("An enquiry is still waiting");
}

/** Sends an enquiry unless a page has sent it or taken it back. The lock is the same as in deliver-outbox-item.ts. */
function sendInTurn(outbox, request) {
  const key = request.url.split("/").pop();
  return navigator.locks.request(`outbox ${key}`, async () => {
    const item = await (await outbox.match(request))?.json();
    if (!item || item.result || Date.now() - (item.firstTried ?? Date.now()) > retryPeriod) return true;
    if (item.notBefore > Date.now()) return false;
    const tried = { ...item, firstTried: item.firstTried ?? Date.now() };
    await outbox.put(request, Response.json(tried));
    const changes = await send(key, item).catch(() => undefined);
    if (changes) await outbox.put(request, Response.json({ ...tried, ...changes }));
    return changes?.result !== undefined;
  });
}

/** Returns the final result, or the time before which the server wants no further attempt. */
async function send(key, { path, body }) {
  const response = await fetch(path, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "Idempotency-Key": key,
      "X-User": "visitor",
      "X-Auth": "none",
      "X-Api": "v1",
      "X-User-Type": "public",
    },
    body,
    signal: AbortSignal.timeout?.(sendTimeout),
  });
  const { status } = response;
  if (status >= 500 || temporaryStatuses.includes(status)) {
    const seconds = Number(response.headers.get("retry-after"));
    return seconds > 0 ? { notBefore: Date.now() + Math.min(seconds, 3600) * 1000 } : undefined;
  }
  // The login page of a mobile network has status 200 too, but no JSON. Then this throws.
  return { result: { status, body: await response.json() } };
}
