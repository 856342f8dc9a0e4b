import { Secret, TOTP } from "otpauth";

/* The codes of authenticator apps (RFC 6238). Apps ignore other values than these. */
const algorithm = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const issuer = "Monrovia Hub";
/** The length that RFC 4226 recommends. */
const secretBytes = 20;
/** Steps before and after the current one whose codes are accepted, because clocks differ. */
const toleratedSteps = 1;

/** Returns a random secret in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the address that a QR code passes to an authenticator app. */
export function totpUri(secret: string, account: string): string {
  return new TOTP({ ...algorithm, issuer, label: account, secret }).toString();
}

/** Returns the time step of a code: the number of periods since 1970. Undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...algorithm, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
