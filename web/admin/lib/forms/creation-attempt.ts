import { createUuid } from "#web/admin/lib/api/create-uuid.ts";
/** A request that creates something. Its response may be lost, so a retry of the same body reuses the key. */
export interface CreationAttempt {
  /** The idempotency key. */
  key: string;
  /** The request body as JSON. */
  body: string;
  /** When it was first sent, in milliseconds. */
  since: number;
}

/** The server remembers an idempotency key for 24 hours: a later retry could create a second one. */
const keyLifetime = 23 * 3_600_000;

/** Returns the previous attempt when the body is the same and the server still knows its key, else a new one. */
export function attemptFor(body: unknown, previous: CreationAttempt | undefined): CreationAttempt {
  const json = JSON.stringify(body);
  const isKnown = previous?.body === json && Date.now() - previous.since < keyLifetime;
  return isKnown ? previous : { key: createUuid(), body: json, since: Date.now() };
}
