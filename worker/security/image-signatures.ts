import { createHmac } from "node:crypto";
import { isSameSecret } from "./tokens.ts";

/** A signature is valid until the end of the window after the current one, so for 15 to 30 minutes. */
const windowSeconds = 15 * 60;

/** The query parameters of a signed image URL. */
export interface ImageSignature {
  /** When the signature expires, in seconds since 1970. */
  until: number;
  signature: string;
}

/** Signs the key of a stored file. Within 15 minutes the signature stays the same, so that browsers can cache the file. */
export function signImageKey(key: string, tokenKey: string, now: Date): ImageSignature {
  const until = (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds;
  return { until, signature: computeSignature(key, until, tokenKey) };
}

/** Returns for how many seconds a signature is still valid; undefined if it is expired or not the key's. */
export function remainingSeconds(
  key: string,
  { until, signature }: ImageSignature,
  tokenKey: string,
  now: Date,
): number | undefined {
  if (!isSameSecret(signature, computeSignature(key, until, tokenKey))) return undefined;
  const seconds = until - Math.floor(now.getTime() / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** Synchronous, because the URLs are made while rows are converted. The key is derived, so that no other use shares it. */
function computeSignature(key: string, until: number, tokenKey: string): string {
  const imageKey = createHmac("sha256", tokenKey).update("image urls").digest();
  return createHmac("sha256", imageKey).update(`${until} ${key}`).digest("base64url");
}
