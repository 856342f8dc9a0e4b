import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { toBase64 } from "./base64.ts";

/** The two tokens of a session. Only their hashes are stored. */
export interface TokenPair {
  access: string;
  refresh: string;
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));

/** Returns the random first pair of a session. */
export function newTokenPair(): TokenPair {
  return { access: `at_${randomToken()}`, refresh: `rt_${randomToken()}` };
}

/**
 * Returns the pair that follows a refresh token. It is derived from the token and a secret key, so that a repeated
 * request gets the same pair although only hashes are stored.
 */
export function nextTokenPair(refresh: string, key: string): TokenPair {
  const derive = (use: string) => createHmac("sha256", key).update(`${use} ${refresh}`).digest("base64url");
  return { access: `at_${derive("access")}`, refresh: `rt_${derive("refresh")}` };
}

/** Returns a random token for a one-time link. */
export function newLinkToken(): string {
  return randomToken();
}

/** Compares two secrets in constant time. Their digests have the same length, as `timingSafeEqual` requires. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function randomToken(): string {
  return toBase64(randomBytes()).replaceAll("+", "-").replaceAll("/", "_");
}
