import type { User } from "#contract/accounts/account-responses.ts";
import type { AuditAction } from "#contract/admin/audit-actions.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { type AuditEntry, hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { countAttempt } from "#worker/db/password-attempts.ts";
import { batch, query } from "#worker/db/query.ts";
import { clearThrottle } from "#worker/db/throttle.ts";
import type { Actor } from "#worker/http/actor.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import { lastSuperAdminRequired, tooManyAttempts, usernameTaken, wrongPassword } from "../accounts.errors.ts";
import { deleteResetLinkOfUser } from "../reset-links.repository.ts";
import { endSessionsOf } from "../sessions.repository.ts";
import { deleteUser, findUserById, renameUser, replacePassword } from "../users.repository.ts";
import { verifyPasswordAttempt } from "../verify-password-attempt.ts";

export interface AccountContext {
  db: D1Database;
  now: Date;
}

const auditEntry = (action: AuditAction, id: string, after?: unknown): AuditEntry => ({
  action,
  entity: "user",
  entityId: id,
  after,
});

/** @throws ApiError 400 when the name is taken */
export async function changeUsername({ db, now }: AccountContext, actor: Actor, username: string): Promise<User> {
  try {
    const [user] = await query(db, renameUser(actor.id, username), {
      statements: [
        insertAuditEntry(actor, auditEntry("update", actor.id, { fields: ["username"] }), now, hasChangedRows),
      ],
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
 * Changes the actor's password, ends the actor's other sessions and deletes their reset link.
 * @throws ApiError 422 when the current password is wrong, 429; HashQueueFull
 */
export async function changePassword(
  { db, now }: AccountContext,
  actor: Actor,
  passwords: { current_password: string; new_password: string },
): Promise<void> {
  const currentHash = await checkPassword({ db, now }, actor, "current_password", passwords.current_password);
  const newHash = await hashPassword(passwords.new_password);
  const [replaced] = await query(db, replacePassword(actor.id, currentHash, newHash), {
    statements: [
      insertAuditEntry(actor, auditEntry("update", actor.id, { fields: ["password"] }), now, hasChangedRows),
      endSessionsOf(actor.id, actor.sessionId),
      deleteResetLinkOfUser(actor.id),
    ],
    read: () => undefined,
  });
  if (!replaced) throw wrongPassword("current_password");
}

/**
 * Deletes the actor's account. Its enquiries stay and no longer refer to it.
 * @throws ApiError 422 when the password is wrong, 409 for the last super admin, 429; HashQueueFull
 */
export async function deleteAccount({ db, now }: AccountContext, actor: Actor, password: string): Promise<void> {
  await checkPassword({ db, now }, actor, "password", password);
  const [deleted] = await query(db, deleteUser(actor.id), {
    statements: [insertAuditEntry(actor, auditEntry("delete", actor.id), now, hasChangedRows)],
    read: () => undefined,
  });
  if (!deleted) throw lastSuperAdminRequired();
}

/** Checks a password and returns its stored hash. */
async function checkPassword(
  { db, now }: AccountContext,
  actor: Actor,
  field: string,
  password: string,
): Promise<string> {
  const key = await sha256(`password ${actor.id}`);
  const [attempt, stored] = await query(db, countAttempt(key, now), findUserById(actor.id));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  if (!stored) throw sessionEnded();
  if (!(await verifyPasswordAttempt(db, password, stored.passwordHash, [key]))) throw wrongPassword(field);
  await batch(db, clearThrottle(key));
  return stored.passwordHash;
}
