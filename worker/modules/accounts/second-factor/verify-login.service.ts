import type { SecondStepLogin } from "#contract/accounts/account-input.ts";
import { accountMessages } from "#contract/accounts/account-messages.ts";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import { sha256 } from "#shared/sha256.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { countAttempt } from "#worker/db/password-attempts.ts";
import { batch, combineQueries, query } from "#worker/db/query.ts";
import { clearThrottle, decrementThrottle, incrementThrottle } from "#worker/db/throttle.ts";
import { readDeviceToken } from "#worker/security/device-tokens.ts";
import { tooManyAttempts } from "../accounts.errors.ts";
import { isSessionOpen, sessionExists } from "../sessions.repository.ts";
import { newSession, requireTokenKey, type SignInContext } from "../sign-in/new-session.ts";
import {
  challengeExists,
  deleteChallenge,
  deleteFailedChallenge,
  findChallenge,
} from "./login-challenges.repository.ts";
import { prepareCode } from "./prepare-code.ts";
import { challengeInvalid, wrongCode } from "./second-step.errors.ts";
import { accountCodeKey, accountCodeLimit, secondStepAttemptKey } from "./second-step-attempts.ts";

/**
 * Finishes a login with a code. Five wrong codes make the challenge void.
 * @throws ApiError 401 for an invalid challenge, 409, 422 for a wrong code, 429
 */
export async function verifyLogin(
  context: SignInContext,
  { challenge, code, device_token }: SecondStepLogin,
): Promise<SessionResponse> {
  const { db, now, config } = context;
  const tokenKey = requireTokenKey(config);
  const tokenHash = await sha256(challenge);
  const [found] = await query(db, findChallenge(tokenHash, now));
  if (!found) throw challengeInvalid();
  const { user, factor } = found;
  const owner = { ...found, userId: user.id };
  const device = device_token && readDeviceToken(device_token, owner, tokenKey);
  const attemptKey = await secondStepAttemptKey(user.id, device);
  const accountKey = await accountCodeKey(user.id);
  const challengeKey = await sha256(`challenge ${tokenHash}`);
  const [attempt] = await query(db, countAttempt(attemptKey, now));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  const [ofAccount, ofChallenge] = await query(
    db,
    incrementThrottle(accountKey, accountCodeLimit, now),
    countAttempt(challengeKey, now),
  );
  if (ofAccount.isExceeded) throw tooManyAttempts(ofAccount.retryAfterSeconds);
  if (ofChallenge.isExceeded) throw challengeInvalid();

  const prepared = await prepareCode({ userId: user.id, factor, tokenKey, now }, code, challengeExists(tokenHash));
  if (prepared) {
    const session = await newSession(context, owner, { deviceId: device, condition: hasChangedRows });
    const entry = { action: "use-recovery-code", entity: "user", entityId: user.id } as const;
    const isOpen = sessionExists(session.id);
    const [, , isAccepted] = await query(
      db,
      prepared.accept,
      combineQueries(
        [
          deleteChallenge(tokenHash, hasChangedRows),
          ...session.statements,
          ...(prepared.isRecoveryCode ? [insertAuditEntry({ id: user.id }, entry, now, isOpen)] : []),
          clearThrottle(attemptKey, isOpen),
          decrementThrottle(accountKey, isOpen),
        ],
        () => undefined,
      ),
      isSessionOpen(session.id),
    );
    if (isAccepted)
      return { ...session.toResponse(user), ...(prepared.isClockSlow && { notice: accountMessages.clockSlow }) };
  }
  await batch(db, deleteFailedChallenge(tokenHash, challengeKey));
  throw wrongCode(prepared?.isRecoveryCode);
}
