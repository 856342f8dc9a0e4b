import { createHmac, timingSafeEqual } from "node:crypto";
import { toBase64 } from "./base64.ts";

/** A session's two tokens as the client holds them; only their hashes are stored. */
export interface TokenPair {
  access: string;
  refresh: string;
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));

/** The first pair of a session: chance alone. */
export function newTokenPair(): TokenPair {
  return { access: `at_${random()}`, refresh: `rt_${random()}` };
}

/**
 * The pair that follows a refresh token. It is made from the token and the worker's key, so that the same question can
 * be answered twice although nothing but hashes is stored.
 */
export function nextTokenPair(refresh: string, key: string): TokenPair {
  const made = (use: string) => createHmac("sha256", key).update(`${use} ${refresh}`).digest("base64url");
  return { access: `at_${made("access")}`, refresh: `rt_${made("refresh")}` };
}

/** The token of a one-time link. */
export function newLinkToken(): string {
  return random();
}

/** Whether two secrets are the same, in a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const key = randomBytes();
  const digest = (text: string) => createHmac("sha256", key).update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function random(): string {
  return toBase64(randomBytes()).replaceAll("+", "-").replaceAll("/", "_");
}
