import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import type { Statement } from "./driver.ts";
import { findStoredResponse, isDuplicateRequest, storeResponse } from "./idempotency-records.ts";
import { query } from "./query.ts";

/** A request that may be repeated, and the error for a repeated key with another body. */
export interface RunOnceRequest {
  idempotency: IdempotentRequest | undefined;
  createReusedError: () => Error;
}

/**
 * Runs an effect once per idempotency key; a repeated request gets the stored response.
 * @param effect runs one batch, which must begin with the statements that `store` returns
 * @throws the error of `createReusedError` when the key was used with another body
 */
export async function runOnce<T>(
  db: D1Database,
  { idempotency, createReusedError }: RunOnceRequest,
  now: Date,
  effect: (store: (response: T) => Statement[]) => Promise<T>,
): Promise<T> {
  if (!idempotency) return effect(() => []);
  const findResponse = async () => {
    const [stored] = await query(db, findStoredResponse<T>(idempotency, now));
    if (stored && !stored.isSameBody) throw createReusedError();
    return stored?.response;
  };
  const earlier = await findResponse();
  if (earlier !== undefined) return earlier;
  try {
    return await effect((response) => storeResponse(idempotency, response, now));
  } catch (error) {
    // The same request may have been processed in between, and what it took is refused to this one.
    const mayBeStored = isDuplicateRequest(error) || !(error instanceof StorageUnavailable);
    const concurrent = mayBeStored ? await findResponse() : undefined;
    if (concurrent === undefined) throw error;
    return concurrent;
  }
}
