import { sql } from "drizzle-orm";
import type { User } from "#contract/accounts/account.ts";
import type { AuditAction } from "#contract/admin/audit-actions.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { auditLine, type Change, somethingChanged } from "#worker/db/audit-entries.ts";
import { brokeUnique } from "#worker/db/constraint-errors.ts";
import { ask, write } from "#worker/db/query.ts";
import { countAttempt, forgive } from "#worker/db/throttle.ts";
import type { Actor } from "#worker/http/actor.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import {
  lastSuperAdmin,
  linkUsed,
  passwordWrong,
  sessionEnded,
  tooManyAttempts,
  usernameTaken,
} from "../accounts.errors.ts";
import { dropLink, findLinkOwner, replacePasswordByLink, spendLink } from "../reset-links.repository.ts";
import { endSessionsOf } from "../sessions.repository.ts";
import { findById, removeUser, renameUser, replacePassword } from "../users.repository.ts";
import { judgePassword } from "../verify-password-attempt.ts";

/** What a change of one's account works with. */
export interface AccountDesk {
  db: D1Database;
  now: Date;
}

const change = (action: AuditAction, id: string, after?: unknown): Change => ({
  action,
  entity: "user",
  entityId: id,
  after,
});

/** @throws 400 when somebody has the name */
export async function changeUsername({ db, now }: AccountDesk, actor: Actor, username: string): Promise<User> {
  try {
    const [user] = await ask(db, renameUser(actor.id, username), {
      statements: [auditLine(actor, change("update", actor.id, { fields: ["username"] }), now, somethingChanged)],
      read: () => undefined,
    });
    if (!user) throw sessionEnded();
    return user;
  } catch (error) {
    if (brokeUnique(error, "users.username_key")) throw usernameTaken();
    throw error;
  }
}

/**
 * Changes one's password; every other session ends, and links for a new one are void.
 * @throws 422 when the present one is wrong, 429
 */
export async function changePassword(
  { db, now }: AccountDesk,
  actor: Actor,
  passwords: { current_password: string; new_password: string },
): Promise<void> {
  const stored = await checkPassword({ db, now }, actor, "current_password", passwords.current_password);
  const fresh = await hashPassword(passwords.new_password);
  const [replaced] = await ask(db, replacePassword(actor.id, stored, fresh), {
    statements: [
      auditLine(actor, change("update", actor.id, { fields: ["password"] }), now, somethingChanged),
      endSessionsOf(actor.id, actor.sessionId),
      dropLink(actor.id),
    ],
    read: () => undefined,
  });
  if (!replaced) throw passwordWrong("current_password");
}

/**
 * Removes one's account; the enquiries sent from it stay, without it.
 * @throws 422 when the password is wrong, 409 for the last super admin, 429
 */
export async function deleteAccount({ db, now }: AccountDesk, actor: Actor, password: string): Promise<void> {
  await checkPassword({ db, now }, actor, "password", password);
  const [removed] = await ask(db, removeUser(actor.id), {
    statements: [auditLine(actor, change("delete", actor.id), now, somethingChanged)],
    read: () => undefined,
  });
  if (!removed) throw lastSuperAdmin();
}

/**
 * Sets a new password by a one-time link; every session ends.
 * @throws 400 for a link that is used, over or nobody's
 */
export async function resetPassword({ db, now }: AccountDesk, token: string, password: string): Promise<void> {
  const hash = await sha256(token);
  const [owner] = await ask(db, findLinkOwner(hash, now));
  if (!owner) throw linkUsed();
  const fresh = await hashPassword(password);
  const [replaced] = await ask(db, replacePasswordByLink(owner, hash, fresh, now), {
    statements: [
      auditLine(null, change("reset-password", owner), now, somethingChanged),
      // Follows from the line: a link that lost ends nothing.
      sql`${endSessionsOf(owner)} AND ${somethingChanged}`,
      spendLink(hash),
    ],
    read: () => undefined,
  });
  if (!replaced) throw linkUsed();
}

/** The stored form of the password that was found right. */
async function checkPassword({ db, now }: AccountDesk, actor: Actor, field: string, typed: string): Promise<string> {
  const key = await sha256(`password ${actor.id}`);
  const [attempt, known] = await ask(db, countAttempt(key, now), findById(actor.id));
  if (attempt.passed) throw tooManyAttempts(attempt.retryAfterSeconds);
  if (!known) throw sessionEnded();
  if (!(await judgePassword(db, typed, known.passwordHash, [key]))) throw passwordWrong(field);
  await write(db, forgive(key));
  return known.passwordHash;
}
