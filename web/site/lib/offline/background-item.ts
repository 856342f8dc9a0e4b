/**
 * A copy of an outbox item for the service worker, which cannot read localStorage. It is the content of a response in the
 * cache `outbox`, at `/outbox/{key}`. The service worker sends it while no page is open.
 */
export interface BackgroundItem {
  /** The path of the endpoint. */
  path: string;
  /** The JSON that a page sends too: the server refuses another body under the same key. */
  body: string;
  /** Time of the first attempt, in milliseconds. */
  firstTried?: number;
  /** Time before which it is not retried, in milliseconds. */
  notBefore?: number;
  /** The server's final response to the service worker. */
  result?: { status: number; body: unknown };
}

export const outboxCache = "outbox";
export const syncTag = "enquiries";
/** The server remembers an idempotency key for 24 hours, so a later attempt could create a duplicate; in milliseconds. */
export const retryPeriod = 23 * 3_600_000;
/** Statuses below 500 that a later attempt may change. */
export const temporaryStatuses: readonly number[] = [408, 429];

/** Returns the name of the lock that pages and the service worker hold while they send an item. */
export const itemLock = (key: string): string => `outbox ${key}`;
