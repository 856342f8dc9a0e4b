import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runWranglerWithInput } from "./wrangler.ts";

/**
 * Makes the secrets of a deployment: SETUP_CODE, with which the first super admin registers on /admin/register, and
 * TOKEN_KEY, which sessions go on with. Without options it says how to set them; `--put` sets them by itself and
 * shows the code alone, since only that one is ever typed.
 */

/** Letters and digits that nobody mistakes for others. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 160 bits of chance in eight groups of four. */
export function createSetupCode(): string {
  const code = [...randomBytes(32)].map((byte) => signs[byte % signs.length]).join("");
  return code.match(/.{4}/g)?.join("-") ?? code;
}

/** 244 bits of chance. */
export const createTokenKey = () => crypto.randomUUID() + crypto.randomUUID();

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { put: { type: "boolean", default: false } } });
  const secrets = { TOKEN_KEY: createTokenKey(), SETUP_CODE: createSetupCode() };
  for (const [name, secret] of Object.entries(secrets)) {
    if (values.put) await runWranglerWithInput(["secret", "put", name], secret, `${name} could not be set`);
    else console.log(`npx wrangler secret put ${name}\n  ${secret}\n`);
  }
  console.log(`The setup code is ${secrets.SETUP_CODE}`);
  console.log(
    "Register on /admin/register with it: that account is the super admin, and the code is dead from then on.",
  );
}
