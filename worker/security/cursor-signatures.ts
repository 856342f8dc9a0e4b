import { createHmac } from "node:crypto";
import { isSameSecret } from "./tokens.ts";

/** 96 bits: too many to guess, and a cursor stays short. */
const signatureLength = 16;

/**
 * Returns the signature of a list cursor's text: 16 characters of base64url. The prefix separates it from everything
 * else that is derived from the key.
 */
export function signCursor(text: string, tokenKey: string): string {
  return createHmac("sha256", tokenKey).update(`list cursor ${text}`).digest("base64url").slice(0, signatureLength);
}

/** Whether `signCursor` returned this signature, compared in constant time. */
export function isCursorSignature(signature: string, text: string, tokenKey: string): boolean {
  return isSameSecret(signature, signCursor(text, tokenKey));
}
