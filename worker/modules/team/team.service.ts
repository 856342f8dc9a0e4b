import { resetPasswordPath } from "#contract/accounts/account-limits.ts";
import type { Member, MemberChange, ResetLink } from "#contract/admin/team.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { type Query, query } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { accessDenied } from "#worker/http/authenticate.ts";
import type { ApiError } from "#worker/http/errors.ts";
import { newLinkToken } from "#worker/security/tokens.ts";
import { memberDisabled, memberNotFound, noOpenRequest, ownAccountNotAllowed } from "./team.errors.ts";
import { approveRequest, declineRequest, findMember, storeResetLink, updateMember } from "./team.repository.ts";

/** How long a one-time link can be used, in milliseconds. */
const linkLife = 24 * 3_600_000;

/** @throws 403 for oneself and for an actor who has lost the role meanwhile, 404 */
export function changeMember(db: D1Database, actor: SuperAdminActor, id: string, change: MemberChange) {
  return settle(db, actor, id, updateMember(actor, id, change, new Date()), accessDenied);
}

/** @throws 403 for oneself, 404, 409 when nothing is asked for */
export function approveMember(db: D1Database, actor: SuperAdminActor, id: string) {
  return settle(db, actor, id, approveRequest(actor, id, new Date()), noOpenRequest);
}

/** @throws as `approve` */
export function declineMember(db: D1Database, actor: SuperAdminActor, id: string) {
  return settle(db, actor, id, declineRequest(actor, id, new Date()), noOpenRequest);
}

/**
 * Makes a link by which somebody sets a new password once; only its hash is kept. An older one is void.
 * @throws 403 for oneself, 404, 409 for a disabled account
 */
export async function makeResetLink(
  { db, origin }: { db: D1Database; origin: string },
  actor: SuperAdminActor,
  id: string,
): Promise<ResetLink> {
  const now = new Date();
  const token = newLinkToken();
  const expires_at = new Date(now.getTime() + linkLife).toISOString();
  await settle(
    db,
    actor,
    id,
    storeResetLink(actor, id, { tokenHash: await sha256(token), endsAt: expires_at }, now),
    memberDisabled,
  );
  return { link: `${origin}${resetPasswordPath}#${token}`, expires_at };
}

/** Asks for a change that carries its own conditions, and finds the reason when they did not hold. */
async function settle<T>(
  db: D1Database,
  actor: SuperAdminActor,
  id: string,
  change: Query<T>,
  refusal: () => ApiError,
): Promise<NonNullable<T>> {
  if (actor.id === id) throw ownAccountNotAllowed();
  const [done, member] = await query(db, change, findMember(id) as Query<Member | undefined>);
  if (done) return done;
  throw member ? refusal() : memberNotFound();
}
