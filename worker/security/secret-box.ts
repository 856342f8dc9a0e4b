import { fromBase64, toBase64 } from "./base64.ts";

const version = "v1";
const nonceBytes = 12;
const encoder = new TextEncoder();

/**
 * Encrypts a text with AES-GCM under a key derived from `key` (HKDF).
 * @param owner the id of the record that the text belongs to; the box of another record cannot be opened in its place
 */
export async function sealSecret(text: string, owner: string, key: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(cipher(nonce, owner), await deriveKey(key), encoder.encode(text));
  return [version, toBase64(nonce), toBase64(new Uint8Array(sealed))].join(".");
}

/** Decrypts a text; undefined if it was encrypted under another key or for another owner, or was changed. */
export async function openSecret(box: string, owner: string, key: string): Promise<string | undefined> {
  const [boxVersion, nonce = "", sealed = ""] = box.split(".");
  if (boxVersion !== version) return undefined;
  try {
    const algorithm = cipher(fromBase64(nonce), owner);
    const text = await crypto.subtle.decrypt(algorithm, await deriveKey(key), fromBase64(sealed));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

const cipher = (iv: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: encoder.encode(owner),
});

async function deriveKey(key: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(key), "HKDF", false, ["deriveKey"]);
  const info = encoder.encode("secret box");
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
