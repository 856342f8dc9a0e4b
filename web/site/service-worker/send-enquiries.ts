import { apiPrefix } from "#contract/http/api-path.ts";
import { identification } from "#web/lib/api/identification.ts";
import { readRetryAfter } from "#web/lib/api/retry-after.ts";
import {
  type BackgroundItem,
  itemLock,
  outboxCache,
  retryPeriod,
  syncTag,
  temporaryStatuses,
} from "#web/site/lib/offline/background-item.ts";

const sendTimeout = 20_000;

/**
 * Sends waiting enquiries when the browser is online, even if no page is open. Pages write the items and read the results.
 * @throws if an enquiry still waits: the browser then sends the event again later
 */
export async function sendEnquiries(clients: Clients): Promise<void> {
  const outbox = await caches.open(outboxCache);
  const requests = await outbox.keys();
  const isSettled = await Promise.all(requests.map((request) => sendInTurn(outbox, request)));
  for (const page of await clients.matchAll()) page.postMessage(syncTag);
  if (isSettled.includes(false)) throw new Error("An enquiry is still waiting");
}

/** Sends an enquiry unless a page has sent it or taken it back. */
function sendInTurn(outbox: Cache, request: Request): Promise<boolean> {
  const key = request.url.split("/").pop() ?? "";
  return navigator.locks.request(itemLock(key), async () => {
    const item: BackgroundItem | undefined = await (await outbox.match(request))?.json();
    const now = Date.now();
    if (!item || item.result || now - (item.firstTried ?? now) > retryPeriod) return true;
    if (item.notBefore !== undefined && item.notBefore > now) return false;
    const tried: BackgroundItem = { ...item, firstTried: item.firstTried ?? now };
    await outbox.put(request, Response.json(tried));
    const changes = await send(key, item).catch(() => undefined);
    if (changes) await outbox.put(request, Response.json({ ...tried, ...changes }));
    return changes?.result !== undefined;
  });
}

/** Returns the final result, or the time before which the server wants no further attempt. */
async function send(key: string, { path, body }: BackgroundItem): Promise<Partial<BackgroundItem> | undefined> {
  const response = await fetch(path, {
    method: "POST",
    headers: {
      ...identification(path.slice(apiPrefix.length)),
      "content-type": "application/json",
      "Idempotency-Key": key,
    },
    body,
    signal: AbortSignal.timeout?.(sendTimeout) ?? null,
  });
  const { status } = response;
  if (status >= 500 || temporaryStatuses.includes(status)) {
    const wait = readRetryAfter(response.headers.get("retry-after"));
    return wait > 0 ? { notBefore: Date.now() + wait } : undefined;
  }
  // The login page of a mobile network has status 200 too, but no JSON. Then this throws.
  return { result: { status, body: await response.json() } };
}
