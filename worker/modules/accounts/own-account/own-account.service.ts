import type { User } from "#contract/accounts/account-responses.ts";
import type { AuditAction } from "#contract/admin/audit-actions.ts";
import { type AuditEntry, hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { combineQueries, query } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import { lastSuperAdminRequired, usernameTaken, wrongPassword } from "../accounts.errors.ts";
import { type AccountContext, checkOwnPassword } from "../check-own-password.ts";
import { deleteResetLinkOfUser } from "../reset-links.repository.ts";
import { deleteChallenges } from "../second-factor/login-challenges.repository.ts";
import { endSessions } from "../sessions.repository.ts";
import { deleteUser, renameUser, replacePassword } from "../users.repository.ts";

const auditEntry = (action: AuditAction, id: string, after?: unknown): AuditEntry => ({
  action,
  entity: "user",
  entityId: id,
  after,
});

/** @throws ApiError 400 when the name is taken */
export async function changeUsername({ db, now }: AccountContext, actor: Actor, username: string): Promise<User> {
  try {
    const [user] = await query(
      db,
      renameUser(actor.id, username),
      combineQueries(
        [insertAuditEntry(actor, auditEntry("update", actor.id, { fields: ["username"] }), now, hasChangedRows)],
        () => undefined,
      ),
    );
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
  context: AccountContext,
  actor: Actor,
  passwords: { current_password: string; new_password: string },
): Promise<void> {
  const { db, now, address } = context;
  const currentHash = await checkOwnPassword(context, actor, "current_password", passwords.current_password);
  const newHash = await hashPassword(passwords.new_password, address);
  const [replaced] = await query(
    db,
    replacePassword(actor.id, currentHash, newHash),
    combineQueries(
      [
        insertAuditEntry(actor, auditEntry("update", actor.id, { fields: ["password"] }), now, hasChangedRows),
        endSessions(actor.id, { except: actor.sessionId }),
        deleteResetLinkOfUser(actor.id),
        deleteChallenges(actor.id),
      ],
      () => undefined,
    ),
  );
  if (!replaced) throw wrongPassword("current_password");
}

/**
 * Deletes the actor's account. Its enquiries stay and no longer refer to it.
 * @throws ApiError 422 when the password is wrong, 409 for the last super admin, 429; HashQueueFull
 */
export async function deleteAccount(context: AccountContext, actor: Actor, password: string): Promise<void> {
  const { db, now } = context;
  await checkOwnPassword(context, actor, "password", password);
  const [deleted] = await query(
    db,
    deleteUser(actor.id),
    combineQueries([insertAuditEntry(actor, auditEntry("delete", actor.id), now, hasChangedRows)], () => undefined),
  );
  if (!deleted) throw lastSuperAdminRequired();
}
