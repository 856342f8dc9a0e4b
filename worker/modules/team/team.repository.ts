import { sql } from "drizzle-orm";
import { type Colleagues, type Member, maxListedMembers, type Team } from "#contract/admin/team.ts";
import { cleanContactText } from "#contract/people/contact-text.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row } from "#worker/db/query.ts";

export const memberColumns = sql.raw(
  "id, username, email, role, role_request, role_requested_at, disabled_at IS NOT NULL AS disabled, email_verified_at IS NOT NULL AS email_verified, EXISTS (SELECT 1 FROM second_factors WHERE second_factors.user_id = users.id AND confirmed_at IS NOT NULL) AS second_step, created_at",
);
export const toMember = (row: Row) =>
  ({
    ...row,
    disabled: row.disabled === 1,
    email_verified: row.email_verified === 1,
    second_step: row.second_step === 1,
  }) as Member;

/** Lists accounts: open requests first, the oldest at the top; then admins; then users, the newest at the top. */
export function listTeam(search: string | undefined): Query<Team> {
  const text = cleanContactText(search ?? "");
  const key = text.toLowerCase();
  // The domain of `email_key` is in ASCII, that of `email` as the person writes it.
  const matches = text
    ? sql`instr(username_key, ${key}) > 0 OR instr(email_key, ${key}) > 0 OR instr(email, ${text}) > 0`
    : sql`true`;
  return {
    statements: [
      sql`SELECT ${memberColumns} FROM users WHERE ${matches}
        ORDER BY role_request IS NULL, role_requested_at, role = 'user', role <> 'super_admin', created_at DESC, id
        LIMIT ${integerLiteral(maxListedMembers)}`,
      sql`SELECT count(*) AS count FROM users WHERE ${matches}`,
    ],
    read: ([rows = [], [counted] = [] as Row[]]) => ({
      data: { users: rows.map(toMember) },
      total: counted?.count as number,
    }),
  };
}

/** Counts the open role requests. */
export const countAccessRequests: Query<number> = {
  statements: [
    sql`SELECT count(*) AS count FROM users INDEXED BY users_requests
      WHERE role_request IS NOT NULL AND disabled_at IS NULL`,
  ],
  read: ([[row] = [] as Row[]]) => row?.count as number,
};

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
