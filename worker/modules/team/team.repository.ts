import { type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "#contract/admin/audit-actions.ts";
import { type Colleagues, type Member, type MemberChange, maxListedMembers, type Team } from "#contract/admin/team.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";

const memberColumns = sql.raw(
  "id, username, email, role, role_request, role_requested_at, disabled_at IS NOT NULL AS disabled, created_at",
);
const toMember = (row: Row) => ({ ...row, disabled: row.disabled === 1 }) as Member;

/** Lists accounts: open requests first, the oldest at the top; then admins; then users, the newest at the top. */
export function listTeam(search: string | undefined): Query<Team> {
  const matches = search
    ? sql`instr(username_key, ${search.toLowerCase()}) > 0 OR instr(email_key, ${search.toLowerCase()}) > 0`
    : sql`true`;
  return {
    statements: [
      sql`SELECT ${memberColumns} FROM users WHERE ${matches}
        ORDER BY role_request IS NULL, role_requested_at, role = 'user', role <> 'super_admin', created_at DESC, id
        LIMIT ${maxListedMembers}`,
      sql`SELECT count(*) AS count FROM users WHERE ${matches}`,
    ],
    read: ([rows = [], [counted] = [] as Row[]]) => ({
      data: { users: rows.map(toMember) },
      total: counted?.count as number,
    }),
  };
}

/** Lists the admins who can sign in, by name. */
export const listColleagues: Query<Colleagues> = {
  statements: [
    sql`SELECT id, username FROM users WHERE role IN ('admin', 'super_admin') AND disabled_at IS NULL
      ORDER BY username_key`,
  ],
  read: ([rows = []]) => rows as Colleagues,
};

export function findMember(id: string): Query<Member | undefined> {
  return {
    statements: [sql`SELECT ${memberColumns} FROM users WHERE id = ${id}`],
    read: ([[row] = [] as Row[]]) => row && toMember(row),
  };
}

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
  const which = sql`${byOtherSuperAdmin(actor, id)} AND ${when}`;
  const before = sql`(SELECT ${memberSnapshot} FROM users WHERE users.id = ${id})`;
  return {
    statements: [
      insertAuditEntry(
        actor,
        { action, entity: "user", entityId: id, before, after },
        now,
        sql`EXISTS (SELECT 1 FROM users WHERE ${which})`,
      ),
      sql`UPDATE users SET ${set} WHERE ${which} RETURNING ${memberColumns}`,
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
  const which = sql`${byOtherSuperAdmin(actor, id)} AND users.disabled_at IS NULL`;
  return {
    statements: [
      insertAuditEntry(
        actor,
        { action: "reset-link", entity: "user", entityId: id },
        now,
        sql`EXISTS (SELECT 1 FROM users WHERE ${which})`,
      ),
      sql`INSERT INTO reset_links (token_hash, user_id, ends_at)
        SELECT ${link.tokenHash}, users.id, ${link.endsAt} FROM users WHERE ${which}
        ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, ends_at = excluded.ends_at
        RETURNING user_id`,
    ],
    read: ([, rows = []]) => rows.length === 1,
  };
}
