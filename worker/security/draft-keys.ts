import { toBase64 } from "./base64.ts";

const encoder = new TextEncoder();

/**
 * Returns the 256-bit key of an account as base64, derived from `key` (HKDF). Browsers encrypt with it what the account
 * keeps on a device. Nothing is stored, so a new `key` makes kept drafts unreadable.
 */
export async function deriveDraftKey(account: string, key: string): Promise<string> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(key), "HKDF", false, ["deriveBits"]);
  const info = encoder.encode(`drafts of ${account}`);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(derivation, material, 256)));
}
