import { resetPasswordPath } from "#contract/accounts/account-limits.ts";
import type { Member, MemberChange, ResetLink } from "#contract/admin/team.ts";
import { sha256 } from "#shared/sha256.ts";
import { type Query, query } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import type { ApiError } from "#worker/http/api-error.ts";
import { accessDenied } from "#worker/http/authenticate.ts";
import { newLinkToken } from "#worker/security/tokens.ts";
import {
  approveRequest,
  declineRequest,
  resetSecondStep,
  storeResetLink,
  updateMember,
} from "./member-changes.repository.ts";
import { memberDisabled, memberNotFound, noOpenRequest, noSecondStep, ownAccountNotAllowed } from "./team.errors.ts";
import { findMember } from "./team.repository.ts";

const resetLinkLifetimeMs = 24 * 3_600_000;

/** @throws ApiError 403 for the actor's own account or an actor who is no longer a super admin, 404 */
export function changeMember(db: D1Database, actor: SuperAdminActor, id: string, change: MemberChange) {
  return applyMemberChange(db, actor, id, updateMember(actor, id, change, new Date()), accessDenied);
}

/** @throws ApiError 403 for the actor's own account, 404, 409 without an open request */
export function approveMember(db: D1Database, actor: SuperAdminActor, id: string) {
  return applyMemberChange(db, actor, id, approveRequest(actor, id, new Date()), noOpenRequest);
}

/** @throws ApiError as `approveMember` */
export function declineMember(db: D1Database, actor: SuperAdminActor, id: string) {
  return applyMemberChange(db, actor, id, declineRequest(actor, id, new Date()), noOpenRequest);
}

/**
 * Creates a one-time link for setting a new password; only its hash is stored. An older link becomes invalid.
 * @throws ApiError 403 for the actor's own account, 404, 409 for a disabled account
 */
export async function makeResetLink(
  { db, origin }: { db: D1Database; origin: string },
  actor: SuperAdminActor,
  id: string,
): Promise<ResetLink> {
  const now = new Date();
  const token = newLinkToken();
  const expires_at = new Date(now.getTime() + resetLinkLifetimeMs).toISOString();
  await applyMemberChange(
    db,
    actor,
    id,
    storeResetLink(actor, id, { tokenHash: await sha256(token), endsAt: expires_at }, now),
    memberDisabled,
  );
  return { link: `${origin}${resetPasswordPath}#${token}`, expires_at };
}

/**
 * Removes the second step of an account, for example after a lost phone, and ends its sessions.
 * @throws ApiError 403 for the actor's own account, 404, 409 without a second step
 */
export async function resetMemberSecondStep(db: D1Database, actor: SuperAdminActor, id: string): Promise<Member> {
  await applyMemberChange(db, actor, id, resetSecondStep(actor, id, new Date()), noSecondStep);
  const [member] = await query(db, findMember(id));
  if (!member) throw memberNotFound();
  return member;
}

/**
 * Runs a change that checks its own conditions.
 * @throws ApiError 403 for the actor's own account, 404, or `conflict` if the conditions do not hold
 */
async function applyMemberChange<T>(
  db: D1Database,
  actor: SuperAdminActor,
  id: string,
  change: Query<T>,
  conflict: () => ApiError,
): Promise<NonNullable<T>> {
  if (actor.id === id) throw ownAccountNotAllowed();
  const [result, member] = await query(db, change, findMember(id) as Query<Member | undefined>);
  if (result) return result;
  throw member ? conflict() : memberNotFound();
}
