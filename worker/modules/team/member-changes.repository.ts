import { type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "#contract/admin/audit-actions.ts";
import type { Member, MemberChange } from "#contract/admin/team.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { memberColumns, toMember } from "./team.repository.ts";

/**
 * Holds only while the actor is a super admin other than the member. The statement checks it, so that one super admin
 * always remains, even if several change each other at once.
 */
const byOtherSuperAdmin = (actor: SuperAdminActor, id: string) =>
  sql`users.id = ${id} AND users.id <> ${actor.id} AND EXISTS (SELECT 1 FROM users AS actors
    WHERE actors.id = ${actor.id} AND actors.role = 'super_admin' AND actors.disabled_at IS NULL)`;

const memberSnapshot = sql.raw(
  "json_object('role', users.role, 'role_request', users.role_request, 'disabled', json(iif(users.disabled_at IS NULL, 'false', 'true')))",
);

interface MemberUpdate {
  action: AuditAction;
  set: SQL;
  /** A condition in addition to the rules for every change. */
  when: SQL;
  after: unknown;
  /** Ends all sessions of the account, because they carry the old role. */
  signsOut: boolean;
}

/** Changes an account if `when` holds, and records it in the audit. Returns undefined if nothing changed. */
function changeMember(
  actor: SuperAdminActor,
  id: string,
  { action, set, when, after, signsOut }: MemberUpdate,
  now: Date,
): Query<Member | undefined> {
  const condition = sql`${byOtherSuperAdmin(actor, id)} AND ${when}`;
  const before = sql`(SELECT ${memberSnapshot} FROM users WHERE users.id = ${id})`;
  return {
    statements: [
      insertAuditEntry(
        actor,
        { action, entity: "user", entityId: id, before, after },
        now,
        sql`EXISTS (SELECT 1 FROM users WHERE ${condition})`,
      ),
      sql`UPDATE users SET ${set} WHERE ${condition} RETURNING ${memberColumns}`,
      ...(signsOut ? [sql`DELETE FROM sessions WHERE user_id = ${id} AND ${hasChangedRows}`] : []),
    ],
    read: ([, [row] = [] as Row[]]) => row && toMember(row),
  };
}

/** Changes the role, disables or enables an account. A new role closes an open request. */
export function updateMember(actor: SuperAdminActor, id: string, change: MemberChange, now: Date) {
  const { role, disabled } = change;
  const sets = [
    ...(role === undefined ? [] : [sql`role = ${role}, role_request = NULL, role_requested_at = NULL`]),
    ...(disabled === undefined ? [] : [sql`disabled_at = ${disabled ? now.toISOString() : null}`]),
  ];
  const set = sql.join(sets, sql`, `);
  return changeMember(actor, id, { action: "update", set, when: sql`true`, after: change, signsOut: true }, now);
}

const hasOpenRequest = sql.raw("users.role_request IS NOT NULL AND users.disabled_at IS NULL");

/** Grants the requested role. */
export function approveRequest(actor: SuperAdminActor, id: string, now: Date) {
  const set = sql.raw("role = role_request, role_request = NULL, role_requested_at = NULL");
  return changeMember(
    actor,
    id,
    { action: "approve", set, when: hasOpenRequest, after: undefined, signsOut: true },
    now,
  );
}

/** Closes a request without granting the role; the account stays signed in. */
export function declineRequest(actor: SuperAdminActor, id: string, now: Date) {
  const set = sql.raw("role_request = NULL, role_requested_at = NULL");
  return changeMember(
    actor,
    id,
    { action: "decline", set, when: hasOpenRequest, after: undefined, signsOut: false },
    now,
  );
}

/** Stores the hash of a reset link, which replaces an older one. Returns false for a disabled account. */
export function storeResetLink(
  actor: SuperAdminActor,
  id: string,
  link: { tokenHash: string; endsAt: string },
  now: Date,
): Query<boolean> {
  const condition = sql`${byOtherSuperAdmin(actor, id)} AND users.disabled_at IS NULL`;
  return {
    statements: [
      insertAuditEntry(
        actor,
        { action: "reset-link", entity: "user", entityId: id },
        now,
        sql`EXISTS (SELECT 1 FROM users WHERE ${condition})`,
      ),
      sql`INSERT INTO reset_links (token_hash, user_id, ends_at)
        SELECT ${link.tokenHash}, users.id, ${link.endsAt} FROM users WHERE ${condition}
        ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, ends_at = excluded.ends_at
        RETURNING user_id`,
    ],
    read: ([, rows = []]) => rows.length === 1,
  };
}

/** Removes the second step of an account and ends its sessions and logins. Returns false if it has none. */
export function resetSecondStep(actor: SuperAdminActor, id: string, now: Date): Query<boolean> {
  const isAllowed = sql`EXISTS (SELECT 1 FROM users WHERE ${byOtherSuperAdmin(actor, id)})`;
  const isReset = sql`NOT EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${id})`;
  return {
    statements: [
      sql`DELETE FROM second_factors WHERE user_id = ${id} AND confirmed_at IS NOT NULL AND ${isAllowed} RETURNING user_id`,
      insertAuditEntry(actor, { action: "reset-second-step", entity: "user", entityId: id }, now, hasChangedRows),
      sql`DELETE FROM sessions WHERE user_id = ${id} AND ${hasChangedRows}`,
      sql`DELETE FROM recovery_codes WHERE user_id = ${id} AND ${isReset}`,
      sql`DELETE FROM login_challenges WHERE user_id = ${id} AND ${isReset}`,
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}
