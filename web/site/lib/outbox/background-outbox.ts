import { apiPrefix, endpointPath } from "#contract/http/api-path.ts";
import type { OutboxItem } from "#web/lib/outbox/outbox.ts";
import { hasSession } from "#web/lib/session/has-session.ts";
import { type BackgroundItem, outboxCache, syncTag } from "#web/site/lib/offline/background-item.ts";
import { findRoute } from "./outbox-endpoint.ts";

interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

const getPath = (key: string) => `/outbox/${key}`;

/**
 * Gives an item to the service worker, which sends it when the browser is online, even without a page.
 * @returns false if the browser has no Background Sync, or if the item belongs to an account, whose session the service
 *   worker cannot use. Then only a page sends it.
 */
export async function sendInBackground(item: OutboxItem): Promise<boolean> {
  const route = findRoute(item);
  if (!route || hasSession() || !navigator.locks || !navigator.serviceWorker) return false;
  try {
    const registration = (await navigator.serviceWorker.getRegistration()) as
      | (ServiceWorkerRegistration & SyncRegistration)
      | undefined;
    if (!registration?.active || !registration.sync) return false;
    const { firstTried, notBefore } = item;
    const copy: BackgroundItem = {
      path: apiPrefix + endpointPath(route),
      body: JSON.stringify(item.body),
      ...(firstTried && { firstTried }),
      ...(notBefore && { notBefore }),
    };
    await (await caches.open(outboxCache)).put(getPath(item.key), Response.json(copy));
    await registration.sync.register(syncTag);
    return true;
  } catch {
    // The visitor has switched Background Sync off, or the storage is full.
    await deleteBackgroundItem(item.key);
    return false;
  }
}

/** Returns what the service worker did with an item; undefined if it does not have it. */
export async function readBackgroundItem(key: string): Promise<BackgroundItem | undefined> {
  try {
    return await (await (await caches.open(outboxCache)).match(getPath(key)))?.json();
  } catch {
    // Without a cache there is no service worker either.
    return undefined;
  }
}

/** Takes an item back from the service worker. Call it while holding the item's lock. */
export async function deleteBackgroundItem(key: string): Promise<void> {
  try {
    await (await caches.open(outboxCache)).delete(getPath(key));
  } catch {
    // Without a cache there is nothing to delete.
  }
}
