import { sql } from "drizzle-orm";
import type { User } from "#contract/accounts/account.ts";
import type { AuditAction } from "#contract/admin/audit-actions.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { type AuditEntry, hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { batch, query } from "#worker/db/query.ts";
import { clearThrottle, countAttempt } from "#worker/db/throttle.ts";
import type { Actor } from "#worker/http/actor.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import {
  lastSuperAdminRequired,
  resetLinkInvalid,
  sessionEnded,
  tooManyAttempts,
  usernameTaken,
  wrongPassword,
} from "../accounts.errors.ts";
import {
  deleteResetLink,
  deleteResetLinkOfUser,
  findResetLinkOwner,
  replacePasswordByLink,
} from "../reset-links.repository.ts";
import { endSessionsOf } from "../sessions.repository.ts";
import { deleteUser, findUserById, renameUser, replacePassword } from "../users.repository.ts";
import { verifyPasswordAttempt } from "../verify-password-attempt.ts";

/** What a change of one's account works with. */
export interface AccountContext {
  db: D1Database;
  now: Date;
}

const change = (action: AuditAction, id: string, after?: unknown): AuditEntry => ({
  action,
  entity: "user",
  entityId: id,
  after,
});

/** @throws 400 when somebody has the name */
export async function changeUsername({ db, now }: AccountContext, actor: Actor, username: string): Promise<User> {
  try {
    const [user] = await query(db, renameUser(actor.id, username), {
      statements: [insertAuditEntry(actor, change("update", actor.id, { fields: ["username"] }), now, hasChangedRows)],
      read: () => undefined,
    });
    if (!user) throw sessionEnded();
    return user;
  } catch (error) {
    if (isUniqueViolation(error, "users.username_key")) throw usernameTaken();
    throw error;
  }
}

/**
 * Changes one's password; every other session ends, and links for a new one are void.
 * @throws 422 when the present one is wrong, 429
 */
export async function changePassword(
  { db, now }: AccountContext,
  actor: Actor,
  passwords: { current_password: string; new_password: string },
): Promise<void> {
  const stored = await checkPassword({ db, now }, actor, "current_password", passwords.current_password);
  const fresh = await hashPassword(passwords.new_password);
  const [replaced] = await query(db, replacePassword(actor.id, stored, fresh), {
    statements: [
      insertAuditEntry(actor, change("update", actor.id, { fields: ["password"] }), now, hasChangedRows),
      endSessionsOf(actor.id, actor.sessionId),
      deleteResetLinkOfUser(actor.id),
    ],
    read: () => undefined,
  });
  if (!replaced) throw wrongPassword("current_password");
}

/**
 * Removes one's account; the enquiries sent from it stay, without it.
 * @throws 422 when the password is wrong, 409 for the last super admin, 429
 */
export async function deleteAccount({ db, now }: AccountContext, actor: Actor, password: string): Promise<void> {
  await checkPassword({ db, now }, actor, "password", password);
  const [removed] = await query(db, deleteUser(actor.id), {
    statements: [insertAuditEntry(actor, change("delete", actor.id), now, hasChangedRows)],
    read: () => undefined,
  });
  if (!removed) throw lastSuperAdminRequired();
}

/**
 * Sets a new password by a one-time link; every session ends.
 * @throws 400 for a link that is used, over or nobody's
 */
export async function resetPassword({ db, now }: AccountContext, token: string, password: string): Promise<void> {
  const hash = await sha256(token);
  const [owner] = await query(db, findResetLinkOwner(hash, now));
  if (!owner) throw resetLinkInvalid();
  const fresh = await hashPassword(password);
  const [replaced] = await query(db, replacePasswordByLink(owner, hash, fresh, now), {
    statements: [
      insertAuditEntry(null, change("reset-password", owner), now, hasChangedRows),
      // Follows from the line: a link that lost ends nothing.
      sql`${endSessionsOf(owner)} AND ${hasChangedRows}`,
      deleteResetLink(hash),
    ],
    read: () => undefined,
  });
  if (!replaced) throw resetLinkInvalid();
}

/** The stored form of the password that was found right. */
async function checkPassword({ db, now }: AccountContext, actor: Actor, field: string, typed: string): Promise<string> {
  const key = await sha256(`password ${actor.id}`);
  const [attempt, known] = await query(db, countAttempt(key, now), findUserById(actor.id));
  if (attempt.passed) throw tooManyAttempts(attempt.retryAfterSeconds);
  if (!known) throw sessionEnded();
  if (!(await verifyPasswordAttempt(db, typed, known.passwordHash, [key]))) throw wrongPassword(field);
  await batch(db, clearThrottle(key));
  return known.passwordHash;
}
