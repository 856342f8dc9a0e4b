import { createUuid } from "#web/lib/api/create-uuid.ts";
/** A request that creates something. Its response may be lost, so a retry of the same body reuses the key. */
export interface CreationAttempt {
  /** The idempotency key. */
  key: string;
  /** The request body as JSON. */
  body: string;
}

/** Returns the previous attempt when the body is the same, else a new one. */
export function attemptFor(body: unknown, previous: CreationAttempt | undefined): CreationAttempt {
  const json = JSON.stringify(body);
  return previous?.body === json ? previous : { key: createUuid(), body: json };
}
