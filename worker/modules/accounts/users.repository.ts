import { and, eq, exists, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { User } from "#contract/accounts/account-responses.ts";
import type { AdminRole, Role } from "#contract/accounts/roles.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { builder } from "#worker/db/driver.ts";
import { selectPermissions } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
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

/** The columns of an account in responses to its owner. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  role_request: users.role_request,
  email_verified: isNotNull(users.email_verified_at).mapWith(Boolean).as("email_verified"),
  permissions: selectPermissions(),
};

function findUser(condition: SQL): Query<StoredUser | undefined> {
  const found = builder
    .select({
      user: userColumns,
      passwordHash: users.password_hash,
      disabled: isNotNull(users.disabled_at).mapWith(Boolean).as("disabled"),
      secondStepAt: secondStepAt.as("second_step_at"),
    })
    .from(users)
    .where(condition);
  return combineQueries([selectFirst(found)], (row) => row && { ...row, hasSecondStep: row.secondStepAt !== null });
}

export const findUserByEmail = (email: string) => findUser(eq(users.email_key, comparableEmail(email)));
export const findUserById = (id: string) => findUser(eq(users.id, id));

/** Returns which of the two are already in use. */
export function findTakenIdentifiers(email: string, username: string): Query<{ email: boolean; username: boolean }> {
  const selectId = (condition: SQL) => builder.select({ id: users.id }).from(users).where(condition);
  return combineQueries(
    [selectId(eq(users.email_key, comparableEmail(email))), selectId(eq(users.username_key, toLowerCaseKey(username)))],
    (byEmail, byUsername) => ({ email: byEmail.length > 0, username: byUsername.length > 0 }),
  );
}

const superAdmins = builder.select({ id: users.id }).from(users).where(eq(users.role, "super_admin"));

export const hasSuperAdmin: Query<boolean> = combineQueries([superAdmins], (rows) => rows.length > 0);

/** Stores an account. The statement checks for a super admin, so only one of several registrations gets the role. */
export function insertUser({ id, username, email, passwordHash, grant }: NewUser, now: Date): Query<User> {
  const { role, request } = toRoleColumns(grant);
  const at = now.toISOString();
  const stored = builder
    .insert(users)
    .values({
      id,
      username,
      username_key: toLowerCaseKey(username),
      email,
      email_key: comparableEmail(email),
      password_hash: passwordHash,
      role,
      role_request: request,
      role_requested_at: sql`iif(${request} IS NULL, NULL, ${at})`,
      created_at: at,
    })
    .returning(userColumns);
  return combineQueries([stored], ([user]) => {
    if (!user) throw new Error("The account was not stored");
    return user;
  });
}

function toRoleColumns(grant: RoleGrant): { role: SQL; request: SQL } {
  const none = { role: sql`${"user" satisfies Role}`, request: sql`NULL` };
  if (grant.kind === "none") return none;
  if (grant.kind === "request") return { ...none, request: sql`${grant.role}` };
  if (grant.kind === "granted") return { ...none, role: sql`${grant.role}` };
  return {
    role: sql`iif(${exists(superAdmins)}, 'user', 'super_admin')`,
    request: sql`iif(${exists(superAdmins)}, ${grant.role}, NULL)`,
  };
}

/** Sets a new password hash, unless the password has changed since it was checked. */
export function replacePassword(id: string, oldHash: string, newHash: string): Query<boolean> {
  const replaced = builder
    .update(users)
    .set({ password_hash: newHash })
    .where(and(eq(users.id, id), eq(users.password_hash, oldHash)))
    .returning({ id: users.id });
  return combineQueries([replaced], (rows) => rows.length === 1);
}

export const renameUser = (id: string, username: string): Query<User | undefined> =>
  selectFirst(
    builder
      .update(users)
      .set({ username, username_key: toLowerCaseKey(username) })
      .where(eq(users.id, id))
      .returning(userColumns),
  );

const others = alias(users, "others");

/** Deletes an account, its sessions, favourites and saved searches; its enquiries stay. Returns false for the last super admin. */
export function deleteUser(id: string): Query<boolean> {
  const otherSuperAdmin = builder
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.role, "super_admin"), isNull(others.disabled_at), ne(others.id, id)));
  const deleted = builder
    .delete(users)
    .where(and(eq(users.id, id), or(ne(users.role, "super_admin"), exists(otherSuperAdmin))))
    .returning({ id: users.id });
  return combineQueries([deleted], (rows) => rows.length === 1);
}
