import type { SQL } from "drizzle-orm";
import type { Query } from "#worker/db/query.ts";
import { hashRecoveryCode } from "#worker/security/recovery-codes.ts";
import { findTotpStep, readAppCode } from "#worker/security/totp.ts";
import { openSecrets } from "./factor-secrets.ts";
import { acceptRecoveryCode } from "./recovery-codes.repository.ts";
import { acceptStep, type StoredFactor } from "./second-factors.repository.ts";
import { secretUnreadable } from "./second-step.errors.ts";

interface PreparedCode {
  /** Accepts the code once. Returns whether it was accepted. */
  accept: Query<boolean>;
  isRecoveryCode: boolean;
  /** Whether the clock of the phone with the app is slow. */
  isClockSlow: boolean;
}

/**
 * Prepares the use of a code. Returns undefined for a wrong code of the app; whether a recovery code is correct shows
 * when the statement runs.
 * @param condition what must also hold when the code is accepted
 * @throws ApiError 409 when the code of the app cannot be checked, because TOKEN_KEY has changed
 */
export async function prepareCode(
  { userId, factor, tokenKey, now }: { userId: string; factor: StoredFactor; tokenKey: string; now: Date },
  code: string,
  condition: SQL,
): Promise<PreparedCode | undefined> {
  const appCode = readAppCode(code);
  if (appCode === undefined) {
    const hash = await hashRecoveryCode(userId, code);
    return { accept: acceptRecoveryCode(userId, hash, now, condition), isRecoveryCode: true, isClockSlow: false };
  }
  const { active } = await openSecrets(factor.box, userId, tokenKey);
  if (active === undefined) throw secretUnreadable();
  const found = findTotpStep(active, appCode, now);
  if (!found) return undefined;
  const { step, isClockSlow } = found;
  return { accept: acceptStep(userId, factor, step, condition), isRecoveryCode: false, isClockSlow };
}
