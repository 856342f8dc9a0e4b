import type { HonoRequest } from "hono";
import { sha256 } from "#contract/http/sha256.ts";
import { ApiError } from "./errors.ts";

const maxKeyLength = 255;

/** A call that may be repeated: its path, the sender's key for it, and what was sent; key and body as hashes. */
export interface IdempotentRequest {
  scope: string;
  key: string;
  bodyHash: string;
  /** How long its answer is kept, in milliseconds; a day unless given. */
  retentionMs?: number;
}

export const idempotencyKeyReused = () => new ApiError(422, "This Idempotency-Key was used with another request");

/**
 * Reads the Idempotency-Key of a call; a call without one may not be repeated.
 * @throws 400 for a key that is too long
 */
export async function readIdempotentRequest(
  request: HonoRequest,
  scope: string,
  body: string,
): Promise<IdempotentRequest | undefined> {
  const key = request.header("idempotency-key")?.trim();
  if (!key) return undefined;
  if (key.length > maxKeyLength) throw new ApiError(400, `Idempotency-Key must be at most ${maxKeyLength} characters`);
  return { scope, key: await sha256(key), bodyHash: await sha256(body) };
}
