/** A request that may be repeated: its path, and the SHA-256 of its idempotency key and of its body. */
export interface IdempotentRequest {
  scope: string;
  keyHash: string;
  bodyHash: string;
  /** How long the response is stored, in milliseconds; one day by default. */
  retentionMs?: number | undefined;
}
