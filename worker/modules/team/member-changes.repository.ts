import { and, eq, exists, isNotNull, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { AuditAction } from "#contract/admin/audit-actions.ts";
import type { Member, MemberChange } from "#contract/admin/team.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import {
  loginChallenges,
  recoveryCodes,
  resetLinks,
  secondFactors,
  sessions,
  users,
} from "#worker/db/tables/accounts.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { memberColumns } from "./team.repository.ts";

const actors = alias(users, "actors");

/**
 * Holds only while the actor is a super admin other than the member. The statement checks it, so that one super admin
 * always remains, even if several change each other at once.
 */
const isByOtherSuperAdmin = (actor: SuperAdminActor, id: string) =>
  and(
    eq(users.id, id),
    ne(users.id, actor.id),
    exists(
      builder
        .select({ id: actors.id })
        .from(actors)
        .where(and(eq(actors.id, actor.id), eq(actors.role, "super_admin"), isNull(actors.disabled_at))),
    ),
  );

/** Returns the id of the account if the condition holds. */
const selectMember = (condition: SQL | undefined) => builder.select({ id: users.id }).from(users).where(condition);

const memberSnapshot = (
  id: string,
) => sql`(SELECT json_object('role', ${users.role}, 'role_request', ${users.role_request},
  'disabled', json(iif(${users.disabled_at} IS NULL, 'false', 'true')),
  'permissions', json(iif(${users.sees_health}, '["health"]', '[]'))) FROM ${users} WHERE ${users.id} = ${id})`;

interface MemberUpdate {
  action: AuditAction;
  set: SQLiteUpdateSetSource<typeof users>;
  /** A condition in addition to the rules for every change. */
  when?: SQL | undefined;
  after?: unknown;
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
  const condition = and(isByOtherSuperAdmin(actor, id), when);
  const change = { action, entity: "user", entityId: id, before: memberSnapshot(id), after } as const;
  const endSessions = builder.delete(sessions).where(and(eq(sessions.user_id, id), hasChangedRows));
  return combineQueries(
    [
      insertAuditEntry(actor, change, now, exists(selectMember(condition))),
      builder.update(users).set(set).where(condition).returning(memberColumns),
      ...(signsOut ? [endSessions] : []),
    ],
    (_, [member]) => member,
  );
}

const closedRequest = { role_request: null, role_requested_at: null };

/**
 * Changes the role or the permissions, disables or enables an account. A new role closes an open request. A customer has
 * no permissions, so one who becomes an admin again starts without. Each request reads the permissions, so a change of
 * them alone leaves the account signed in.
 */
export function updateMember(actor: SuperAdminActor, id: string, change: MemberChange, now: Date) {
  const { role, disabled, permissions } = change;
  const set = {
    ...(role !== undefined && { role, ...closedRequest }),
    ...(disabled !== undefined && { disabled_at: disabled ? now.toISOString() : null }),
    ...(permissions !== undefined && { sees_health: permissions.includes("health") }),
    ...(role === "user" && { sees_health: false }),
  };
  const signsOut = role !== undefined || disabled !== undefined;
  return changeMember(actor, id, { action: "update", set, after: change, signsOut }, now);
}

const hasOpenRequest = and(isNotNull(users.role_request), isNull(users.disabled_at));

/** Grants the requested role. */
export function approveRequest(actor: SuperAdminActor, id: string, now: Date) {
  const set = { role: sql`${users.role_request}`, ...closedRequest };
  return changeMember(actor, id, { action: "approve", set, when: hasOpenRequest, signsOut: true }, now);
}

/** Closes a request without granting the role; the account stays signed in. */
export function declineRequest(actor: SuperAdminActor, id: string, now: Date) {
  const update = { action: "decline", set: closedRequest, when: hasOpenRequest, signsOut: false } as const;
  return changeMember(actor, id, update, now);
}

/** Stores the hash of a reset link, which replaces an older one. Returns false for a disabled account. */
export function storeResetLink(
  actor: SuperAdminActor,
  id: string,
  { tokenHash, endsAt }: { tokenHash: string; endsAt: string },
  now: Date,
): Query<boolean> {
  const condition = and(isByOtherSuperAdmin(actor, id), isNull(users.disabled_at));
  const link = builder
    .select({
      token_hash: sql`${tokenHash}`.as("token_hash"),
      user_id: users.id,
      ends_at: sql`${endsAt}`.as("ends_at"),
    })
    .from(users)
    .where(condition);
  return combineQueries(
    [
      insertAuditEntry(
        actor,
        { action: "reset-link", entity: "user", entityId: id },
        now,
        exists(selectMember(condition)),
      ),
      builder
        .insert(resetLinks)
        .select(link)
        .onConflictDoUpdate({ target: resetLinks.user_id, set: { token_hash: tokenHash, ends_at: endsAt } })
        .returning({ user_id: resetLinks.user_id }),
    ],
    (_, stored) => stored.length === 1,
  );
}

/** Removes the second step of an account and ends its sessions and logins. Returns false if it has none. */
export function resetSecondStep(actor: SuperAdminActor, id: string, now: Date): Query<boolean> {
  const hasSecondStep = and(eq(secondFactors.user_id, id), isNotNull(secondFactors.confirmed_at));
  const isReset = notExists(
    builder.select({ id: secondFactors.user_id }).from(secondFactors).where(eq(secondFactors.user_id, id)),
  );
  return combineQueries(
    [
      builder
        .delete(secondFactors)
        .where(and(hasSecondStep, exists(selectMember(isByOtherSuperAdmin(actor, id)))))
        .returning({ user_id: secondFactors.user_id }),
      insertAuditEntry(actor, { action: "reset-second-step", entity: "user", entityId: id }, now, hasChangedRows),
      builder.delete(sessions).where(and(eq(sessions.user_id, id), hasChangedRows)),
      builder.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, id), isReset)),
      builder.delete(loginChallenges).where(and(eq(loginChallenges.user_id, id), isReset)),
    ],
    (removed) => removed.length === 1,
  );
}
