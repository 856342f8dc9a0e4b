import type { HonoRequest } from "hono";
import { sha256 } from "#contract/http/sha256.ts";
import { ApiError } from "./api-error.ts";

const maxKeyLength = 255;

/** A request that may be repeated: its path, and the SHA-256 of its idempotency key and of its body. */
export interface IdempotentRequest {
  scope: string;
  key: string;
  bodyHash: string;
  /** How long the response is stored, in milliseconds; one day by default. */
  retentionMs?: number;
}

export const idempotencyKeyReused = () => new ApiError(422, "This Idempotency-Key was used with another request");

/**
 * Reads the Idempotency-Key header. Returns undefined without one.
 * @throws ApiError 400 for a key that is too long
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
