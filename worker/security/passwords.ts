import { scryptSync, timingSafeEqual } from "node:crypto";
import { fromBase64, toBase64 } from "./base64.ts";
import { hashQueue } from "./hash-queue.ts";

/** OWASP's row for scrypt: 16 MiB and a tenth of a second for each password. */
const cost = { ln: 14, r: 8, p: 5 };
const saltBytes = 16;
const hashBytes = 32;
const memory = 64 * 1024 * 1024;

/**
 * Ten hashes at once push every other answer of an isolate past a second: at most one runs and eight wait. This is
 * the isolate's own state, since it is the isolate's processor that is rationed.
 */
const pass = hashQueue(8);

interface Phc {
  cost: typeof cost;
  salt: Uint8Array;
  hash: Uint8Array;
}

/** What a password is compared with when there is no account, so that it costs the same work. */
const nobody = format({ cost, salt: new Uint8Array(saltBytes), hash: new Uint8Array(hashBytes) });

/**
 * A password as it is stored: a PHC string with its own salt.
 * @throws TurnstileFull when too many passwords are waiting to be hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return format({ cost, salt, hash: await derive(password, { cost, salt }) });
}

/**
 * Whether a password is the stored one; without a stored one the work is done all the same and the answer is no.
 * @throws TurnstileFull as `hashPassword`
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const phc = parse(stored ?? nobody);
  const same = timingSafeEqual(await derive(password, phc), phc.hash);
  return same && stored !== undefined;
}

/** Whether a stored password was hashed with other parameters than today's. */
export function isHashOutdated(stored: string): boolean {
  const { cost: old } = parse(stored);
  return old.ln !== cost.ln || old.r !== cost.r || old.p !== cost.p;
}

function derive(password: string, { cost: { ln, r, p }, salt }: Pick<Phc, "cost" | "salt">): Promise<Uint8Array> {
  return pass(() => scryptSync(password, salt, hashBytes, { N: 2 ** ln, r, p, maxmem: memory }));
}

function format({ cost: { ln, r, p }, salt, hash }: Phc): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${toBase64(salt)}$${toBase64(hash)}`;
}

function parse(stored: string): Phc {
  const found = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!found) throw new Error("A stored password is in no known form");
  const [ln, r, p] = found.slice(1, 4).map(Number) as [number, number, number];
  const [salt, hash] = found.slice(4).map(fromBase64) as [Uint8Array, Uint8Array];
  return { cost: { ln, r, p }, salt, hash };
}
