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

/** Requests first, the oldest before; then staff; then everybody else, the newest before. */
export function listTeam(search: string | undefined): Query<Team> {
  const found = search
    ? sql`instr(username_key, ${search.toLowerCase()}) > 0 OR instr(email_key, ${search.toLowerCase()}) > 0`
    : sql`true`;
  return {
    statements: [
      sql`SELECT ${memberColumns} FROM users WHERE ${found}
        ORDER BY role_request IS NULL, role_requested_at, role = 'user', role <> 'super_admin', created_at DESC, id
        LIMIT ${maxListedMembers}`,
      sql`SELECT count(*) AS count FROM users WHERE ${found}`,
    ],
    read: ([rows = [], [counted] = [] as Row[]]) => ({
      data: { users: rows.map(toMember) },
      total: counted?.count as number,
    }),
  };
}

/** The staff who can sign in, by name. */
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
 * The actor is still a super admin at the moment of the change, and is somebody else: so one super admin stays, however
 * many change each other at once.
 */
const byAnother = (actor: SuperAdminActor, id: string) =>
  sql`users.id = ${id} AND users.id <> ${actor.id} AND EXISTS (SELECT 1 FROM users AS actors
    WHERE actors.id = ${actor.id} AND actors.role = 'super_admin' AND actors.disabled_at IS NULL)`;

const state = sql.raw(
  "json_object('role', users.role, 'role_request', users.role_request, 'disabled', json(iif(users.disabled_at IS NULL, 'false', 'true')))",
);

interface MemberUpdate {
  action: AuditAction;
  set: SQL;
  /** What must hold beside the rules that hold for every change. */
  when: SQL;
  after: unknown;
  /** Whether the account is signed out everywhere: whoever has another role, or none any more, starts anew. */
  signsOut: boolean;
}

/** Changes an account where `when` holds, with its line in the audit. Undefined when nothing changed. */
function changeMember(
  actor: SuperAdminActor,
  id: string,
  { action, set, when, after, signsOut }: MemberUpdate,
  now: Date,
): Query<Member | undefined> {
  const which = sql`${byAnother(actor, id)} AND ${when}`;
  const before = sql`(SELECT ${state} FROM users WHERE users.id = ${id})`;
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

/** Changes a role, disables or enables; an open request is settled by a new role. */
export function updateMember(actor: SuperAdminActor, id: string, change: MemberChange, now: Date) {
  const { role, disabled } = change;
  const sets = [
    ...(role === undefined ? [] : [sql`role = ${role}, role_request = NULL, role_requested_at = NULL`]),
    ...(disabled === undefined ? [] : [sql`disabled_at = ${disabled ? now.toISOString() : null}`]),
  ];
  const set = sql.join(sets, sql`, `);
  return changeMember(actor, id, { action: "update", set, when: sql`true`, after: change, signsOut: true }, now);
}

const requested = sql.raw("users.role_request IS NOT NULL AND users.disabled_at IS NULL");

/** Grants what was asked for. */
export function approveRequest(actor: SuperAdminActor, id: string, now: Date) {
  const set = sql.raw("role = role_request, role_request = NULL, role_requested_at = NULL");
  return changeMember(actor, id, { action: "approve", set, when: requested, after: undefined, signsOut: true }, now);
}

/** Settles a request without granting it; the account stays as it is, signed in or not. */
export function declineRequest(actor: SuperAdminActor, id: string, now: Date) {
  const set = sql.raw("role_request = NULL, role_requested_at = NULL");
  return changeMember(actor, id, { action: "decline", set, when: requested, after: undefined, signsOut: false }, now);
}

/** Keeps a new link's hash in place of an older one, for an account that is not disabled. */
export function storeResetLink(
  actor: SuperAdminActor,
  id: string,
  link: { tokenHash: string; endsAt: string },
  now: Date,
): Query<boolean> {
  const which = sql`${byAnother(actor, id)} AND users.disabled_at IS NULL`;
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
