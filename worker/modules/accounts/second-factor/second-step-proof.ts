import { sql } from "drizzle-orm";
import type { SecondStepProof } from "#contract/accounts/account-input.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Statement } from "#worker/db/driver.ts";
import { countAttempt } from "#worker/db/password-attempts.ts";
import { batch, combineQueries, query } from "#worker/db/query.ts";
import { clearThrottle, decrementThrottle, incrementThrottle } from "#worker/db/throttle.ts";
import type { Actor } from "#worker/http/actor.ts";
import { tooManyAttempts } from "../accounts.errors.ts";
import { type AccountContext, checkOwnPassword } from "../check-own-password.ts";
import { prepareCode } from "./prepare-code.ts";
import type { StoredFactor } from "./second-factors.repository.ts";
import { wrongCode } from "./second-step.errors.ts";
import { accountCodeKey, accountCodeLimit, secondStepAttemptKey } from "./second-step-attempts.ts";

export interface SecondStepContext extends AccountContext {
  tokenKey: string;
}

/**
 * Checks the password and uses the code. A session and a password must not be enough to replace a second step that is on.
 * @throws ApiError 409 when the code cannot be checked, 422 naming the field that is wrong, 429; HashQueueFull
 */
export async function checkSecondStepProof(
  context: SecondStepContext,
  actor: Actor,
  factor: StoredFactor,
  { password, code }: SecondStepProof,
): Promise<void> {
  await checkOwnPassword(context, actor, "password", password);
  await spendCode(context, actor, factor, code);
}

async function spendCode({ db, now, tokenKey }: SecondStepContext, actor: Actor, factor: StoredFactor, code: string) {
  const [attemptKey, accountKey] = await Promise.all([secondStepAttemptKey(actor.id), accountCodeKey(actor.id)]);
  const [attempt] = await query(db, countAttempt(attemptKey, now));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  const [ofAccount] = await query(db, incrementThrottle(accountKey, accountCodeLimit, now));
  if (ofAccount.isExceeded) throw tooManyAttempts(ofAccount.retryAfterSeconds);
  const prepared = await prepareCode({ userId: actor.id, factor, tokenKey, now }, code, sql`true`);
  if (!prepared) throw wrongCode();
  const [isAccepted] = await query(
    db,
    combineQueries([prepared.accept, ...recordCode(actor, prepared.isRecoveryCode, now)], (isChanged) => isChanged),
  );
  if (!isAccepted) throw wrongCode(prepared.isRecoveryCode);
  await batch(db, clearThrottle(attemptKey), decrementThrottle(accountKey));
}

function recordCode(actor: Actor, isRecoveryCode: boolean, now: Date): Statement[] {
  const entry = { action: "use-recovery-code", entity: "user", entityId: actor.id } as const;
  return isRecoveryCode ? [insertAuditEntry(actor, entry, now, hasChangedRows)] : [];
}
