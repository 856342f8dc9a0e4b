import type { HonoRequest } from "hono";
import { sha256 } from "#shared/sha256.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { ApiError } from "./api-error.ts";

const maxKeyLength = 255;

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
  return { scope, keyHash: await sha256(key), bodyHash: await sha256(body) };
}
