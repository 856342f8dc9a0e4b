import { scryptSync, timingSafeEqual } from "node:crypto";
import { fromBase64, toBase64 } from "./base64.ts";
import { hashQueue } from "./hash-queue.ts";
import { passwordCost as cost, type PasswordCost } from "./password-cost.ts";

const saltBytes = 16;
const hashBytes = 32;
const maxMemory = 64 * 1024 * 1024;

/**
 * Ten hashes at once delay all other responses of an isolate by over a second, so one runs and at most eight wait, two
 * of one address. The queue is module state because it limits the CPU use of the isolate.
 */
const runInQueue = hashQueue(8);

/** A parsed PHC string. */
interface Phc {
  cost: PasswordCost;
  salt: Uint8Array;
  hash: Uint8Array;
}

/** Compared with when there is no account, so that the response takes the same time. */
const dummyHash = format({ cost, salt: new Uint8Array(saltBytes), hash: new Uint8Array(hashBytes) });

/**
 * Returns the hash of a password as a PHC string with a random salt.
 * @param address the client's IP address, as `clientIp` returns it
 * @throws HashQueueFull
 */
export async function hashPassword(password: string, address: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return format({ cost, salt, hash: await derive(password, { cost, salt }, address) });
}

/**
 * Whether a password matches a stored hash. Without a stored hash it takes the same time and returns false.
 * @param address the client's IP address, as `clientIp` returns it
 * @throws HashQueueFull
 */
export async function verifyPassword(password: string, stored: string | undefined, address: string): Promise<boolean> {
  const phc = parse(stored ?? dummyHash);
  const isSame = timingSafeEqual(await derive(password, phc, address), phc.hash);
  return isSame && stored !== undefined;
}

/** Whether a stored hash uses outdated parameters. */
export function isHashOutdated(stored: string): boolean {
  const { cost: old } = parse(stored);
  return old.ln !== cost.ln || old.r !== cost.r || old.p !== cost.p;
}

function derive(
  password: string,
  { cost: { ln, r, p }, salt }: Pick<Phc, "cost" | "salt">,
  address: string,
): Promise<Uint8Array> {
  return runInQueue(address, () => scryptSync(password, salt, hashBytes, { N: 2 ** ln, r, p, maxmem: maxMemory }));
}

function format({ cost: { ln, r, p }, salt, hash }: Phc): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${toBase64(salt)}$${toBase64(hash)}`;
}

function parse(stored: string): Phc {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) throw new Error("A stored password hash has an unknown format");
  const [ln, r, p] = match.slice(1, 4).map(Number) as [number, number, number];
  const [salt, hash] = match.slice(4).map(fromBase64) as [Uint8Array, Uint8Array];
  return { cost: { ln, r, p }, salt, hash };
}
