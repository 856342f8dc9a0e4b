import type { SecondStepEnrolment } from "#contract/accounts/account-input.ts";
import { accountMessages } from "#contract/accounts/account-messages.ts";
import type { RecoveryCodes, SecondStepSecret } from "#contract/accounts/account-responses.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { countAttempt } from "#worker/db/password-attempts.ts";
import { combineQueries, query } from "#worker/db/query.ts";
import { clearThrottle } from "#worker/db/throttle.ts";
import type { Actor } from "#worker/http/actor.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { createRecoveryCodes, hashRecoveryCode } from "#worker/security/recovery-codes.ts";
import { createTotpSecret, findTotpStep, readAppCode, totpUri } from "#worker/security/totp.ts";
import { tooManyAttempts } from "../accounts.errors.ts";
import { checkOwnPassword } from "../check-own-password.ts";
import { endSessions } from "../sessions.repository.ts";
import { findUserById } from "../users.repository.ts";
import { openSecrets, sealSecrets } from "./factor-secrets.ts";
import { deleteChallenges } from "./login-challenges.repository.ts";
import { deleteRecoveryCodes, insertRecoveryCodes } from "./recovery-codes.repository.ts";
import { confirmFactor, findFactor, isFactorActive, storePendingFactor } from "./second-factors.repository.ts";
import { codeMissing, enrolmentMissing, secondStepChanged, wrongCode } from "./second-step.errors.ts";
import { secondStepAttemptKey } from "./second-step-attempts.ts";
import { checkSecondStepProof, type SecondStepContext } from "./second-step-proof.ts";

/**
 * Creates a secret for the actor's authenticator app. Until its first code is confirmed, the previous app stays valid.
 * @throws ApiError 409; 422 when the password is wrong, or the code while the second step is on; 429; HashQueueFull
 */
export async function enrolSecondStep(
  context: SecondStepContext,
  actor: Actor,
  { password, code }: SecondStepEnrolment,
): Promise<SecondStepSecret> {
  const { db, now, tokenKey } = context;
  const [factor, stored] = await query(db, findFactor(actor.id), findUserById(actor.id));
  if (!stored) throw sessionEnded();
  if (factor?.isConfirmed) {
    if (code === undefined) throw codeMissing();
    await checkSecondStepProof(context, actor, factor, { password, code });
  } else await checkOwnPassword(context, actor, "password", password);
  const secrets = factor ? await openSecrets(factor.box, actor.id, tokenKey) : {};
  const pending = createTotpSecret();
  const box = await sealSecrets({ ...secrets, pending }, actor.id, tokenKey);
  const [isStored] = await query(db, storePendingFactor(actor.id, box, factor, now));
  if (!isStored) throw secondStepChanged();
  return { secret: pending, uri: totpUri(pending, stored.user.email) };
}

/**
 * Turns the second step on with the first code of the app. Returns new recovery codes. Ends the actor's other sessions:
 * they were opened without a code.
 * @throws ApiError 409 without a started set-up, 422 for a wrong code, 429
 */
export async function confirmSecondStep(
  context: SecondStepContext,
  actor: Actor,
  code: string,
): Promise<RecoveryCodes> {
  const { db, now, tokenKey } = context;
  const attemptKey = await secondStepAttemptKey(actor.id);
  const [attempt, factor] = await query(db, countAttempt(attemptKey, now), findFactor(actor.id));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  const { pending } = factor ? await openSecrets(factor.box, actor.id, tokenKey) : {};
  if (!factor || pending === undefined) throw enrolmentMissing();
  const found = findTotpStep(pending, readAppCode(code) ?? "", now);
  if (!found) throw wrongCode();
  const box = await sealSecrets({ active: pending }, actor.id, tokenKey);
  const codes = createRecoveryCodes();
  const hashes = await Promise.all(codes.map((one) => hashRecoveryCode(actor.id, one)));
  const entry = { action: "enrol-second-step", entity: "user", entityId: actor.id } as const;
  const isActive = isFactorActive(actor.id, box);
  const [isConfirmed] = await query(
    db,
    combineQueries(
      [
        confirmFactor(actor.id, factor, box, found.step, now),
        insertAuditEntry(actor, entry, now, hasChangedRows),
        deleteRecoveryCodes(actor.id, isActive),
        insertRecoveryCodes(actor.id, hashes, isActive),
        endSessions(actor.id, { except: actor.sessionId, condition: isActive }),
        deleteChallenges(actor.id, isActive),
        clearThrottle(attemptKey),
      ],
      (isChanged) => isChanged,
    ),
  );
  if (!isConfirmed) throw secondStepChanged();
  return { recovery_codes: codes, ...(found.isClockSlow && { notice: accountMessages.clockSlow }) };
}
