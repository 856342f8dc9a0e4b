import { sha256 } from "#shared/sha256.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { combineQueries, query } from "#worker/db/query.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import { resetLinkInvalid } from "../accounts.errors.ts";
import type { AccountContext } from "../check-own-password.ts";
import { deleteResetLink, findResetLinkOwner, replacePasswordByLink } from "../reset-links.repository.ts";
import { deleteChallenges } from "../second-factor/login-challenges.repository.ts";
import { endSessions } from "../sessions.repository.ts";

/**
 * Sets a new password by a one-time link and ends all sessions of the account.
 * @throws ApiError 400 for a link that is unknown, used or expired; HashQueueFull
 */
export async function resetPassword(
  { db, now, address }: AccountContext,
  token: string,
  password: string,
): Promise<void> {
  const tokenHash = await sha256(token);
  const [userId] = await query(db, findResetLinkOwner(tokenHash, now));
  if (!userId) throw resetLinkInvalid();
  const passwordHash = await hashPassword(password, address);
  const [replaced] = await query(
    db,
    replacePasswordByLink(userId, tokenHash, passwordHash, now),
    combineQueries(
      [
        insertAuditEntry(null, { action: "reset-password", entity: "user", entityId: userId }, now, hasChangedRows),
        // A second request with the same link writes no audit entry, so it ends no sessions either.
        endSessions(userId, { condition: hasChangedRows }),
        deleteResetLink(tokenHash),
        deleteChallenges(userId),
      ],
      () => undefined,
    ),
  );
  if (!replaced) throw resetLinkInvalid();
}
