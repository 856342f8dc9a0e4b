import { generateKeyPairSync, randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readSecretNames } from "./deploy/account.ts";
import { runWranglerWithInput } from "./wrangler.ts";

/**
 * Creates the secrets of a deployment: TOKEN_KEY, from which refreshed session tokens are derived, VAPID_KEY, which signs
 * push messages, and SETUP_CODE, with which the first super admin registers. Prints the commands that set them, or sets
 * them with `--put`. With `--put` it prints only the setup code, because the keys are never typed, and keeps VAPID_KEY: with
 * another key, no push message would reach the devices that have subscribed.
 */

/** Letters and digits without I, L, O and U, which are easily misread. */
const codeCharacters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns 160 random bits as eight groups of four characters. */
export function createSetupCode(): string {
  const code = [...randomBytes(32)].map((byte) => codeCharacters[byte % codeCharacters.length]).join("");
  return code.match(/.{4}/g)?.join("-") ?? code;
}

/** Returns 244 random bits. */
export const createTokenKey = () => crypto.randomUUID() + crypto.randomUUID();

/** Returns a new key pair that signs push messages: the public and the private key in base64url. */
export function createVapidKey(): string {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "prime256v1" }).privateKey.export({
    format: "jwk",
  });
  const uncompressedPoint = 4;
  const decode = (part: string) => Buffer.from(part, "base64url");
  const publicKey = Buffer.concat([Buffer.from([uncompressedPoint]), decode(x), decode(y)]);
  return `${publicKey.toString("base64url")}.${d}`;
}

/** Returns new secrets. @param kept names of secrets that are set; a VAPID_KEY among them stays */
export const createSecrets = (kept: readonly string[]): Record<string, string> => ({
  TOKEN_KEY: createTokenKey(),
  ...(!kept.includes("VAPID_KEY") && { VAPID_KEY: createVapidKey() }),
  SETUP_CODE: createSetupCode(),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { put: { type: "boolean", default: false } } });
  const secrets = createSecrets(values.put ? ((await readSecretNames()) ?? []) : []);
  for (const [name, secret] of Object.entries(secrets)) {
    if (values.put) await runWranglerWithInput(["secret", "put", name], secret, `${name} could not be set`);
    else console.log(`npx wrangler secret put ${name}\n  ${secret}\n`);
  }
  console.log(`The setup code is ${secrets.SETUP_CODE}`);
  console.log("Register with it at /admin/register to become the first super admin. It works only once.");
}
