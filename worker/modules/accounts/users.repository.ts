import { type SQL, sql } from "drizzle-orm";
import type { User } from "#contract/accounts/account-responses.ts";
import type { AdminRole, Role } from "#contract/accounts/roles.ts";
import { comparableEmail } from "#contract/people/email-forms.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { secondStepAt } from "./second-factor/second-factors.repository.ts";

/** User names are compared case-insensitively. */
export const toLowerCaseKey = (text: string) => text.toLowerCase();

export interface StoredUser {
  user: User;
  passwordHash: string;
  disabled: boolean;
  hasSecondStep: boolean;
  /** When the second step was set up; null if it is off. */
  secondStepAt: string | null;
}

/** How the role requested with a registration is handled. */
export type RoleGrant =
  | { kind: "none" }
  | { kind: "request" | "granted"; role: AdminRole }
  /** Super admin if none exists when the account is stored, otherwise a request. */
  | { kind: "first"; role: AdminRole };

export interface NewUser {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  grant: RoleGrant;
}

const userColumns = sql.raw("id, username, email, role, role_request, email_verified_at");

export const toUser = ({ id, username, email, role, role_request, email_verified_at }: Row) =>
  ({ id, username, email, role, role_request, email_verified: email_verified_at !== null }) as User;

function findUser(condition: SQL): Query<StoredUser | undefined> {
  return {
    statements: [
      sql`SELECT ${userColumns}, password_hash, disabled_at, ${secondStepAt} AS second_step_at FROM users WHERE ${condition}`,
    ],
    read: ([[row] = [] as Row[]]) =>
      row && {
        user: toUser(row),
        passwordHash: row.password_hash as string,
        disabled: row.disabled_at !== null,
        hasSecondStep: row.second_step_at !== null,
        secondStepAt: row.second_step_at as string | null,
      },
  };
}

export const findUserByEmail = (email: string) => findUser(sql`email_key = ${comparableEmail(email)}`);
export const findUserById = (id: string) => findUser(sql`id = ${id}`);

/** Returns which of the two are already in use. */
export function findTakenIdentifiers(email: string, username: string): Query<{ email: boolean; username: boolean }> {
  return {
    statements: [
      sql`SELECT EXISTS (SELECT 1 FROM users WHERE email_key = ${comparableEmail(email)}) AS email,
        EXISTS (SELECT 1 FROM users WHERE username_key = ${toLowerCaseKey(username)}) AS username`,
    ],
    read: ([[row] = [] as Row[]]) => ({ email: row?.email === 1, username: row?.username === 1 }),
  };
}

const superAdminExists = sql.raw("EXISTS (SELECT 1 FROM users WHERE role = 'super_admin')");

export const hasSuperAdmin: Query<boolean> = {
  statements: [sql`SELECT ${superAdminExists} AS found`],
  read: ([[row] = [] as Row[]]) => row?.found === 1,
};

/** Stores an account. The statement checks for a super admin, so only one of several registrations gets the role. */
export function insertUser({ id, username, email, passwordHash, grant }: NewUser, now: Date): Query<User> {
  const { role, request } = toRoleColumns(grant);
  const at = now.toISOString();
  return {
    statements: [
      sql`INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, role_request,
          role_requested_at, created_at)
        SELECT ${id}, ${username}, ${toLowerCaseKey(username)}, ${email}, ${comparableEmail(email)}, ${passwordHash}, ${role}, ${request},
          iif(${request} IS NULL, NULL, ${at}), ${at}
        RETURNING ${userColumns}`,
    ],
    read: ([[row] = [] as Row[]]) => toUser(row as Row),
  };
}

function toRoleColumns(grant: RoleGrant): { role: SQL; request: SQL } {
  const none = { role: sql`${"user" satisfies Role}`, request: sql`NULL` };
  if (grant.kind === "none") return none;
  if (grant.kind === "request") return { ...none, request: sql`${grant.role}` };
  if (grant.kind === "granted") return { ...none, role: sql`${grant.role}` };
  return {
    role: sql`iif(${superAdminExists}, 'user', 'super_admin')`,
    request: sql`iif(${superAdminExists}, ${grant.role}, NULL)`,
  };
}

/** Sets a new password hash, unless the password has changed since it was checked. */
export function replacePassword(id: string, oldHash: string, newHash: string): Query<boolean> {
  return {
    statements: [
      sql`UPDATE users SET password_hash = ${newHash} WHERE id = ${id} AND password_hash = ${oldHash} RETURNING id`,
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

export function renameUser(id: string, username: string): Query<User | undefined> {
  return {
    statements: [
      sql`UPDATE users SET username = ${username}, username_key = ${toLowerCaseKey(username)} WHERE id = ${id}
        RETURNING ${userColumns}`,
    ],
    read: ([[row] = [] as Row[]]) => row && toUser(row),
  };
}

/** Deletes an account, its sessions and its favourites; its enquiries stay. Returns false for the last super admin. */
export function deleteUser(id: string): Query<boolean> {
  return {
    statements: [
      sql`DELETE FROM users WHERE id = ${id} AND (role <> 'super_admin' OR EXISTS (
          SELECT 1 FROM users AS others WHERE others.role = 'super_admin' AND others.disabled_at IS NULL AND others.id <> ${id}))
        RETURNING id`,
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}
