import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runWranglerWithInput } from "./wrangler.ts";

/**
 * Creates the two secrets of a deployment: TOKEN_KEY, from which refreshed session tokens are derived, and SETUP_CODE,
 * with which the first super admin registers. Prints the commands that set them, or sets them with `--put`. With
 * `--put` it prints only the setup code, because the token key is never typed.
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { put: { type: "boolean", default: false } } });
  const secrets = { TOKEN_KEY: createTokenKey(), SETUP_CODE: createSetupCode() };
  for (const [name, secret] of Object.entries(secrets)) {
    if (values.put) await runWranglerWithInput(["secret", "put", name], secret, `${name} could not be set`);
    else console.log(`npx wrangler secret put ${name}\n  ${secret}\n`);
  }
  console.log(`The setup code is ${secrets.SETUP_CODE}`);
  console.log("Register with it at /admin/register to become the first super admin. It works only once.");
}
