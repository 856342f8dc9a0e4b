import { sha256 } from "#contract/http/sha256.ts";
import { batch, query } from "#worker/db/query.ts";
import { tooManyEnquiries, tooManyFromAddress } from "../enquiries.errors.ts";
import { countEnquiry, type SenderKeys, uncountAddress } from "./enquiry-throttles.repository.ts";

/** The period of the rate-limit binding in wrangler.toml. */
const bindingSeconds = 60;

export async function toSenderKeys(address: string, email: string, isLocal: boolean): Promise<SenderKeys> {
  return {
    address: isLocal ? null : await sha256(`enquiries ${address}`),
    sender: await sha256(`enquiries ${address} ${email.toLowerCase()}`),
  };
}

/**
 * Counts an enquiry. Returns whether its address has sent so many that it is suspected spam.
 * @throws ApiError 429 far above the limit of the address, or above the limit of the sender; StorageUnavailable
 */
export async function limitEnquiry(db: D1Database, sender: SenderKeys, now: Date): Promise<boolean> {
  const [exceeded] = await query(db, countEnquiry(sender, now, now));
  if (exceeded.isAddressFlooding) throw tooManyFromAddress(exceeded.retryAfterSeconds.address);
  if (exceeded.isSenderOver) {
    await batch(db, uncountAddress(sender, now));
    throw tooManyEnquiries(exceeded.retryAfterSeconds.sender);
  }
  return exceeded.isAddressOver;
}

/**
 * The same without the database, with a rate-limit binding that counts one minute. The exact limits are applied when the
 * enquiry moves from the spool to the database.
 * @throws ApiError 429 like `limitEnquiry`
 */
export async function limitSpooledEnquiry(limiter: RateLimit, { address, sender }: SenderKeys): Promise<boolean> {
  const isAddressOver = address !== null && !(await isWithinLimit(limiter, `address ${address}`));
  // The excess is counted under a key of its own, so one binding gives two limits: suspected above one, rejected above two.
  if (isAddressOver && !(await isWithinLimit(limiter, `excess ${address}`))) throw tooManyFromAddress(bindingSeconds);
  if (!(await isWithinLimit(limiter, `sender ${sender}`))) throw tooManyEnquiries(bindingSeconds);
  return isAddressOver;
}

/** A limiter that fails allows the enquiry: it must not be lost because of a counter. */
async function isWithinLimit(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    console.error(JSON.stringify({ error: "The limiter of enquiries failed", cause: String(error) }));
    return true;
  }
}
