// With the hashes of the runtime, instead of its own.
import { Secret, TOTP } from "otpauth/dist/otpauth.node.mjs";

/* The codes of authenticator apps (RFC 6238). Apps ignore other values than these. */
const algorithm = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const issuer = "Monrovia Hub";
/** The length that RFC 4226 recommends. */
const secretBytes = 20;
/** Steps before and after the current one whose codes are accepted, because clocks differ. */
const toleratedSteps = 1;
/** A phone without a network may be this many steps slow: its code is accepted too, once like every other. */
const slowSteps = 4;

/** Returns a random secret in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the address that a QR code passes to an authenticator app. */
export function totpUri(secret: string, account: string): string {
  return new TOTP({ ...algorithm, issuer, label: account, secret }).toString();
}

/** Returns the six digits of a text, which may be pasted with spaces of any kind; undefined if it has something else. */
export function readAppCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s\p{Cf}]/gu, "");
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** When a code was valid. */
export interface CodeStep {
  /** The number of periods since 1970. */
  step: number;
  isClockSlow: boolean;
}

/** Returns the time step of a code, undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): CodeStep | undefined {
  // The library fails for letters that UTF-8 writes in more bytes.
  if (readAppCode(code) !== code) return undefined;
  const totp = new TOTP({ ...algorithm, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: slowSteps });
  if (delta === null || delta > toleratedSteps) return undefined;
  return { step: totp.counter({ timestamp }) + delta, isClockSlow: delta < -toleratedSteps };
}
