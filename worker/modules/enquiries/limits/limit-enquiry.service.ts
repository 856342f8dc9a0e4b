import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { sha256 } from "#shared/sha256.ts";
import { batch, query } from "#worker/db/query.ts";
import { getNetwork } from "#worker/http/address-group.ts";
import { tooManyEnquiries, tooManyFromAddress } from "../enquiries.errors.ts";
import type { EnquiryRecord } from "../spool/spooled-enquiry.ts";
import type { SenderKeys } from "./count-keys.ts";
import { type CountedEnquiry, countEnquiry, uncountAddress } from "./enquiry-throttles.repository.ts";

/** The period of the rate-limit binding in wrangler.toml. */
const bindingSeconds = 60;

export async function toSenderKeys(
  address: string,
  { email, phone_number }: Pick<EnquiryRecord["enquiry"], "email" | "phone_number">,
  isLocal: boolean,
): Promise<SenderKeys> {
  const network = getNetwork(address);
  return {
    address: isLocal ? null : await sha256(`enquiries ${address}`),
    network: isLocal || network === undefined ? null : await sha256(`enquiries ${network}`),
    person: await sha256(`enquiries ${address} ${email ? comparableEmail(email) : comparablePhone(phone_number)}`),
  };
}

/**
 * Counts an enquiry. Returns whether its address has sent so many that it is suspected spam.
 * @throws ApiError 429 far above the limit of the address, or above the limit of the person; StorageUnavailable
 */
export async function limitEnquiry(db: D1Database, enquiry: CountedEnquiry, now: Date): Promise<boolean> {
  const [exceeded] = await query(db, countEnquiry(enquiry, now));
  if (exceeded.isAddressFlooding) throw tooManyFromAddress(exceeded.retryAfterSeconds.address);
  if (exceeded.isOverPersonLimit) {
    const statements = uncountAddress(enquiry.sender, enquiry.sentAt);
    if (statements.length > 0) await batch(db, ...statements);
    throw tooManyEnquiries(exceeded.retryAfterSeconds.person);
  }
  return exceeded.isOverAddressLimit;
}

/**
 * The same without the database, with a rate-limit binding that counts one minute. The exact limits are applied when the
 * enquiry moves from the spool to the database.
 * @throws ApiError 429 like `limitEnquiry`
 */
export async function limitSpooledEnquiry(limiter: RateLimit, { address, person }: SenderKeys): Promise<boolean> {
  const isOverAddressLimit = address !== null && !(await isWithinLimit(limiter, `address ${address}`));
  // The excess is counted under a key of its own, so one binding gives two limits: suspected above one, rejected above two.
  if (isOverAddressLimit && !(await isWithinLimit(limiter, `excess ${address}`)))
    throw tooManyFromAddress(bindingSeconds);
  if (!(await isWithinLimit(limiter, `sender ${person}`))) throw tooManyEnquiries(bindingSeconds);
  return isOverAddressLimit;
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
