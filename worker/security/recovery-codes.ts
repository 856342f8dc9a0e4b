import { sha256 } from "#shared/sha256.ts";

const codeCount = 10;
/** 80 bits: a stored hash cannot be reversed by trying all codes. */
const characters = 16;
/** 32 characters without those that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Returns ten random codes such as `7KQM-2XWD-HP4A-9TRC`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => {
    const bytes = crypto.getRandomValues(new Uint8Array(characters));
    const code = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
    return code.replace(/.{4}(?=.)/g, "$&-");
  });
}

/** Returns the hash of a recovery code of an account. Case, spaces and dashes are ignored. */
export function hashRecoveryCode(userId: string, code: string): Promise<string> {
  return sha256(`recovery ${userId} ${code.toUpperCase().replace(/[^A-Z\d]/g, "")}`);
}
