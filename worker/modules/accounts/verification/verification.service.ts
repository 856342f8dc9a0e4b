import { verifyEmailPath } from "#contract/accounts/account-limits.ts";
import { sha256 } from "#shared/sha256.ts";
import type { Config } from "#worker/config.ts";
import type { Statement } from "#worker/db/driver.ts";
import { batch, query } from "#worker/db/query.ts";
import { insertMessage } from "#worker/db/queued-messages.ts";
import { incrementThrottle, type ThrottleLimit } from "#worker/db/throttle.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { newLinkToken } from "#worker/security/tokens.ts";
import { emailAlreadyVerified, mailNotConfigured, tooManyAttempts, verificationInvalid } from "../accounts.errors.ts";
import { findUserById } from "../users.repository.ts";
import { storeVerification, verifyEmailByLink } from "./verification.repository.ts";

const linkHours = 48;
/** Links that one account may request. */
const sendLimit: ThrottleLimit = { times: 3, seconds: 3600 };

interface VerificationContext {
  config: Config;
  /** The origin of links to the site. */
  origin: string;
  now: Date;
}

/**
 * Returns the statements that store a one-time link and queue its mail; none if the site cannot send mail. Only the hash
 * of the token is stored, and the text of the mail until it is sent.
 */
export async function prepareVerification(
  { config, origin, now }: VerificationContext,
  user: { id: string; username: string; email: string },
): Promise<Statement[]> {
  if (!config.isMailConfigured) return [];
  const token = newLinkToken();
  const tokenHash = await sha256(token);
  const endsAt = new Date(now.getTime() + linkHours * 3_600_000).toISOString();
  const body = `Hello ${user.username},

Open this link and press the button to confirm that this email address is yours:

${origin}${verifyEmailPath}#${token}

The link works once, within ${linkHours} hours. If you did not create an account, ignore this email.
`;
  const mail = { id: `verify-email:${tokenHash}`, recipient: user.email, subject: "Confirm your email address", body };
  return [storeVerification(user, { tokenHash, endsAt }), insertMessage("mail", mail, now)];
}

/**
 * Sends a new link to the account's own address.
 * @throws ApiError 409 for a verified address or without mail, 429
 */
export async function sendVerification(
  context: VerificationContext & { db: D1Database },
  userId: string,
): Promise<void> {
  const { db, config, now } = context;
  if (!config.isMailConfigured) throw mailNotConfigured();
  const key = await sha256(`verify-email ${userId}`);
  const [stored, throttle] = await query(db, findUserById(userId), incrementThrottle(key, sendLimit, now));
  if (!stored) throw sessionEnded();
  if (stored.user.email_verified) throw emailAlreadyVerified();
  if (throttle.isExceeded) throw tooManyAttempts(throttle.retryAfterSeconds);
  await batch(db, ...(await prepareVerification(context, stored.user)));
}

/**
 * Verifies the address that a link was sent to.
 * @throws ApiError 400 for a link that is unknown, used, expired or sent to an earlier address
 */
export async function verifyEmail({ db, now }: { db: D1Database; now: Date }, token: string): Promise<void> {
  const [userId] = await query(db, verifyEmailByLink(await sha256(token), now));
  if (!userId) throw verificationInvalid();
}
